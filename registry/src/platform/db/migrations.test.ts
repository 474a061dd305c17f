import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/databases';
import { registryDatabase } from '../../testing/test-registry';
import { migrateRegistry, registryMigrationNames, registryMigrator } from './migrations';
import { findHead, findRelease, listRolledBack, listStableVersions } from '../../modules/releases/repository';
import { listEnvironments } from '../../modules/environments/repository';

it('earlier releases, which contain previews, are migrated with their previews, stable versions and rollbacks', async () => {
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

  const auditRow = (id: number, action: string, actor: string, field: string, from: string) =>
    sql`
    insert into registry_audit (env, action, actor, at, entry, previous, hash)
    values ('live', ${action}, ${actor}, ${new Date(id)}, ${JSON.stringify({
      reason: `reason ${id}`,
      detail: { changes: [{ remote: 'catalog', field, from, to: null }] },
    })}, '', ${String(id)})`.execute(db);
  await auditRow(1, 'rollback', 'asha', 'stable', '0.9.0');
  await auditRow(2, 'rollback', 'asha', 'stable', '0.9.0');
  await auditRow(3, 'rollback', 'asha', 'stable', '1.1.0');
  await auditRow(4, 'canary-abort', 'automatic', 'canary', '1.3.0 to 10 %');
  await auditRow(5, 'canary-abort', 'asha', 'canary', '1.4.0 to 10 %');

  await migrateRegistry(database);
  // 1.1.0 was rolled back, and is stable again.
  expect(await listRolledBack(db, 'live')).toMatchObject([
    { remote: 'catalog', version: '1.3.0', actor: 'automatic', reason: 'reason 4' },
    { remote: 'catalog', version: '0.9.0', actor: 'asha', reason: 'reason 2' },
  ]);
  expect((await findHead(db, 'live'))?.assignments).toEqual(catalog('1.1.0', { previews: ['1.2.0-rc.1'] }));
  expect((await findRelease(db, 'live', 3))?.assignments).toEqual(catalog('1.1.0'));
  expect(await listStableVersions(db, 'live', 'catalog')).toEqual(['1.1.0', '1.0.0']);
  // The list of environments includes those from before the list existed.
  const rows = await listEnvironments(db);
  expect(rows.map(({ env, head, source }) => [env, head, source])).toEqual([
    ['live', 3, null],
    ['empty', null, null],
  ]);
  await opened.close();
});

it('the names of migrations do not change, as databases have recorded them', () => {
  expect(registryMigrationNames.slice(0, 22)).toEqual([
    '0001-registry',
    '0002-control',
    '0003-vitals',
    '0004-errors',
    '0005-accounts',
    '0006-grants',
    '0007-webhooks',
    '0008-gate',
    '0009-rollouts',
    '0010-provenance',
    '0011-environments',
    '0013-webhook-care',
    '0014-open-id',
    '0015-source-maps',
    '0016-funnel',
    '0017-judgement-purchases',
    '0018-approval',
    '0018-approval-names',
    '0021-evidence',
    '0022-policy-origins',
    '0023-trusted-publishers',
    '0024-restrictions',
  ]);
});
