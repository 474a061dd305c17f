import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/databases';
import { registryDatabase } from '../testing/test-registry';
import { migrateRegistry, registryMigrator } from './migrations';
import { findHead, findRelease, listStableVersions } from './releases';

it('releases of before, with previews inside, keep what may be previewed and lose none of what was stable', async () => {
  const opened = await openTestDatabase();
  const database = registryDatabase(opened);
  const { db } = database;
  await registryMigrator(database).migrateTo('0001-registry');
  const catalog = (stable: string, rest = {}) => ({
    catalog: { stable, lastKnownGood: null, killed: false, ...rest },
  });
  const add = (seq: number, assignments: object) =>
    sql`
    insert into registry_release (env, seq, parent, assignments, actor, reason, at)
    values ('live', ${seq}, ${seq - 1}, ${JSON.stringify(assignments)}, 'asha', 'r', now())`.execute(db);
  await add(1, catalog('1.0.0'));
  await add(2, catalog('1.1.0'));
  await add(3, catalog('1.1.0', { previews: ['1.2.0-rc.1'] }));
  await sql`insert into registry_env (env, head, freezes) values ('live', 3, '{}'), ('empty', null, '{}')`.execute(
    db,
  );

  await migrateRegistry(database);
  expect((await findHead(db, 'live'))?.assignments).toEqual(catalog('1.1.0', { previews: ['1.2.0-rc.1'] }));
  expect((await findRelease(db, 'live', 3))?.assignments).toEqual(catalog('1.1.0'));
  expect(await listStableVersions(db, 'live', 'catalog')).toEqual(['1.1.0', '1.0.0']);
  await opened.close();
});
