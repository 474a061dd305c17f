import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase, START_MS, type TestDatabase } from '../../testing/test-database';
import { eraseGiftCards, exportGiftCards, forgetExpiredRecipients } from './personal-data';
import { addCard } from './testing/add-card';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);
afterAll(() => database.close());

const of = (name: string) => ({ email: `${name}@example.in`, name, message: `To ${name}` });
const person = (name: string) => ({ email: `${name}@example.in`, orders: [] });

it('exports and erases whom a card was sent to, and keeps its balance and ledger', async () => {
  const { id } = await addCard(database, {
    recipient: { ...of('meera'), email: 'Meera@example.in' },
    reason: 'for meera',
  });
  await addCard(database, { recipient: of('arun') });
  const { cards } = await exportGiftCards(database.db, person('meera'));
  expect(cards).toMatchObject([{ name: 'meera', message: 'To meera', balancePaise: 50_000, bought: false }]);
  expect(JSON.stringify(cards)).not.toMatch(/hash|code/i);
  const erased = await database.transaction(async (tx) => {
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    return eraseGiftCards(tx, person('meera'));
  });
  expect(erased).toBe(1);
  const entries = await database.db
    .selectFrom('gift_card_entry')
    .select(['reason', 'amount_paise'])
    .where('gift_card_id', '=', id)
    .execute();
  expect(entries).toEqual([{ reason: null, amount_paise: 50_000 }]);
  expect(await exportGiftCards(database.db, person('meera'))).toMatchObject({ cards: [] });
  expect((await exportGiftCards(database.db, person('arun'))).cards).toHaveLength(1);
});

it('forgets recipients some time after their cards expired', async () => {
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  await addCard(database, { recipient: of('devi'), expiresAt });
  const forget = (before: string) => forgetExpiredRecipients(database.db, new Date(before), 10);
  expect(await forget('2026-12-31T00:00:00Z')).toBe(0);
  expect(await forget('2027-02-01T00:00:00Z')).toBe(1);
  expect(await exportGiftCards(database.db, person('devi'))).toMatchObject({ cards: [] });
});
