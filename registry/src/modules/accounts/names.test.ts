import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { AuditRow } from '@shop/contracts/registry';
import { START_MS, openTestDatabase } from '../../testing/databases';
import {
  admin as asha,
  openTestRegistry,
  registryDatabase,
  type TestRegistry,
} from '../../testing/test-registry';
import { migrateRegistry, registryMigrator } from '../../platform/db/migrations';
import { accountStore } from './repository';

let test: TestRegistry;
let admin: string;
beforeAll(async () => {
  test = await openTestRegistry();
  admin = await test.session('admin');
}, START_MS);
afterAll(() => test.close());

const post = async (path: string, name: string) => {
  const { status, body } = await test.call('POST', path, { token: admin, body: { name, role: 'viewer' } });
  return [status, body.message];
};

describe('a name', () => {
  it.each(['automatic', 'Admin', 'ＡＤＭＩＮ', 'аdmin', 'The Shop', 'system', 'first-start'])(
    'of a person or a token cannot be %s',
    async (name) => {
      expect(await post('/accounts', name)).toEqual([422, expect.stringMatching(/^The name .* is reserved/)]);
      const [status] = await post('/tokens', name);
      expect(status).toBe(422);
    },
  );

  it('cannot be mistaken for that of another person or token', async () => {
    expect(await post('/accounts', 'Meera Rao')).toEqual([201, undefined]);
    for (const name of ['meera-rao', 'Мeera Rao', 'Meera  Rаo']) {
      expect(await post('/accounts', name)).toEqual([
        409,
        `The name ${name} can be mistaken for Meera Rao, which is taken.`,
      ]);
    }
    expect(await post('/tokens', 'MEERA.RAO')).toEqual([
      409,
      expect.stringContaining('can be mistaken for the account Meera Rao'),
    ]);
    expect(await post('/tokens', 'catalog-ci')).toEqual([201, undefined]);
    expect(await post('/accounts', 'Catalog CI')).toEqual([409, expect.stringContaining('catalog-ci')]);
  });

  it('is marked in the audit log unless it is a person’s', async () => {
    const { token } = await test.registry.tokens.issue(
      { name: 'nightly', grants: [{ role: 'admin', remote: '*', env: '*' }] },
      asha,
    );
    await test.call('POST', '/envs', { token, body: { env: 'nightly', reason: 'for the test' } });
    const { body } = await test.call('GET', '/audit?limit=2', { token });
    const rows = body.items as AuditRow[];
    expect(rows.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['environment-add', 'token'],
      ['token-issue', 'machine'],
    ]);
  });
});

it('accounts with a reserved name are renamed, and can still sign in with the old name', async () => {
  const opened = await openTestDatabase();
  const database = registryDatabase(opened);
  await registryMigrator(database).migrateTo('0016-funnel');
  const add = (id: string, name: string) =>
    sql`insert into registry_account (id, name, grants, created_by, created_at)
      values (${id}, ${name}, '[]', 'asha', now())`.execute(database.db);
  await add('0123456789ab', 'Automatic');
  await add('ab0123456789', 'Asha');
  await migrateRegistry(database);
  const { db } = database;
  expect((await accountStore.findAccountNamed(db, 'automatic'))?.name).toBe('Automatic 012345');
  expect((await accountStore.findAccountNamed(db, 'automatic 012345'))?.id).toBe('0123456789ab');
  expect((await accountStore.findAccountNamed(db, 'asha'))?.name).toBe('Asha');
  await opened.close();
});
