import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, START_MS, type TestDatabase } from '../../testing/test-database';
import { codeOf, giftCardHash, giftCardKey, newCode } from './codes';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);
afterAll(() => database.close());

describe('the code of a gift card', () => {
  it('has 16 legible characters in groups, of which only the last four are stored', async () => {
    const { code, columns } = await newCode(database.db);
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(columns.last_four).toBe(code.slice(-4));
    expect(JSON.stringify(columns)).not.toContain(code.slice(0, 4));
  });

  it('is derived from the id of its card, so that it can be emailed again', async () => {
    const { code, columns } = await newCode(database.db);
    expect(await codeOf(database.db, columns)).toBe(code);
    expect((await newCode(database.db)).code).not.toBe(code);
  });

  it('is not sent when the secret was replaced', async () => {
    const { columns } = await newCode(database.db);
    await expect(codeOf(database.db, { ...columns, code_hash: 'of another secret' })).rejects.toThrow(
      'was replaced',
    );
  });

  it.each([' abcd-efgh jkmn–pqrs ', 'ABCDEFGHJKMNPQRS', 'ＡＢＣＤEFGHJKMNPQRS'])(
    'is found as %j',
    (typed) => {
      expect(giftCardKey(typed)).toBe('ABCDEFGHJKMNPQRS');
      expect(giftCardHash(typed)).toBe(giftCardHash('ABCD-EFGH-JKMN-PQRS'));
    },
  );
});
