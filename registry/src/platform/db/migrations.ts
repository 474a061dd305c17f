import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { accounts, grants, openIdAccounts, renameReserved } from '../../modules/accounts/migrations';
import { approvalsMigration } from '../../modules/approvals/tables';
import { environmentsMigration, firstEnvironmentsMigration } from '../../modules/environments/tables';
import { artifactsMigration } from '../../modules/artifacts/tables';
import { gateMigration } from '../../modules/gate/tables';
import { originsMigration } from '../../modules/origins/tables';
import { provenanceMigration } from '../../modules/provenance/tables';
import { releasesMigration } from '../../modules/releases/tables';
import { rolloutsMigration } from '../../modules/rollouts/tables';
import { sourceMapsMigration } from '../../modules/source-maps/tables';
import {
  errorsMigration,
  evidenceMigration,
  funnelMigration,
  healthMigration,
  purchasesMigration,
  vitalsMigration,
} from '../../modules/telemetry/tables';
import { webhookCare, webhooks } from '../../modules/webhooks/migrations';
import type { RegistryDatabase } from './tables';

const first = [
  ...artifactsMigration,
  ...releasesMigration,
  ...firstEnvironmentsMigration,
  `create table registry_audit (
    id bigint generated always as identity primary key,
    env text not null,
    action text not null,
    actor text not null,
    at timestamptz not null,
    entry text not null,
    previous text not null,
    hash text not null unique
  )`,
  `create table registry_idempotency (
    key text primary key,
    actor text not null,
    request text not null,
    answer jsonb not null,
    at timestamptz not null
  )`,
  `create table registry_token (
    id text primary key,
    name text not null,
    role text not null check (role in ('viewer', 'publisher', 'operator', 'admin')),
    remote text check ((role = 'publisher') = (remote is not null)),
    hash text not null,
    created_by text not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  ...healthMigration,
  `create table registry_setting (name text primary key, value jsonb not null)`,
  `create function registry_only_added() returns trigger language plpgsql as $$
  begin
    raise exception '% is only ever added to', tg_table_name;
  end $$`,
  `create trigger registry_release_only_added before update or delete on registry_release
    for each row execute function registry_only_added()`,
  `create trigger registry_audit_only_added before update or delete on registry_audit
    for each row execute function registry_only_added()`,
];

/** Previews move out of the releases; rolled-back versions are stored; server renders are counted. */
const control = [
  `alter table registry_env add column previews jsonb not null default '{}'`,
  `update registry_env set previews = coalesce((
    select jsonb_object_agg(remote.key, remote.value -> 'previews')
    from registry_release release, jsonb_each(release.assignments) remote
    where release.env = registry_env.env and release.seq = registry_env.head
      and remote.value -> 'previews' is not null
  ), '{}')`,
  `create table registry_rolled_back (
    env text not null,
    remote text not null,
    version text not null,
    actor text not null,
    reason text not null,
    at timestamptz not null,
    primary key (env, remote, version)
  )`,
  // The audit knows what was rolled back before versions were marked; those that are stable again are left out.
  `insert into registry_rolled_back (env, remote, version, actor, reason, at)
    select distinct on (audit.env, remote, version)
      audit.env, remote, version, audit.actor, coalesce(audit.entry::jsonb ->> 'reason', ''), audit.at
    from registry_audit audit,
      jsonb_array_elements(audit.entry::jsonb #> '{detail,changes}') change,
      lateral (select change ->> 'remote' as remote, split_part(change ->> 'from', ' to ', 1) as version) taken
    where change ->> 'from' is not null
      and (audit.action = 'rollback' and change ->> 'field' = 'stable'
        or audit.action = 'canary-abort' and audit.actor = 'automatic' and change ->> 'field' = 'canary')
      and not exists (
        select from registry_env env join registry_release head on head.env = env.env and head.seq = env.head
        where env.env = audit.env and head.assignments #>> array[remote, 'stable'] = version
      )
    order by audit.env, remote, version, audit.id desc`,
  `alter table registry_health
    add column server_renders int not null default 0,
    add column server_failures int not null default 0`,
];

const runs = (steps: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const step of steps) await sql.raw(step).execute(db);
  },
});

/** Every migration of the registry by name; one that has been released never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-registry': runs(first),
  '0002-control': runs(control),
  '0003-vitals': runs(vitalsMigration),
  '0004-errors': runs(errorsMigration),
  '0005-accounts': runs(accounts),
  '0006-grants': runs(grants),
  '0007-webhooks': runs(webhooks),
  '0008-gate': runs(gateMigration),
  '0009-rollouts': runs(rolloutsMigration),
  '0010-provenance': runs(provenanceMigration),
  '0011-environments': runs(environmentsMigration),
  '0013-webhook-care': runs(webhookCare),
  '0014-open-id': runs(openIdAccounts),
  '0015-source-maps': runs(sourceMapsMigration),
  '0016-funnel': runs(funnelMigration),
  '0017-judgement-purchases': runs(purchasesMigration),
  '0018-approval': runs(approvalsMigration),
  '0018-approval-names': { up: renameReserved },
  '0021-evidence': runs(evidenceMigration),
  '0022-policy-origins': runs(originsMigration),
};

/** The names of the migrations, in their order. */
export const registryMigrationNames = Object.keys(migrations).sort();

/** The table of the migrations that have run. */
export const registryMigrationTable = 'registry_migration';

/** Runs the registry's migrations, in a database that may have other tables. */
export const registryMigrator = ({ long, schema }: RegistryDatabase): Migrator =>
  new Migrator({
    db: long.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: registryMigrationTable,
    migrationLockTableName: 'registry_migration_lock',
    migrationTableSchema: schema,
  });

async function isUpToDate({ db, schema }: RegistryDatabase): Promise<boolean> {
  const place = sql.id(...(schema === undefined ? [] : [schema]), registryMigrationTable);
  // A new database has no such table, and an unavailable one is reported by the migration.
  const ran = await sql<{ name: string }>`select name from ${place}`.execute(db).catch(() => ({ rows: [] }));
  const names = new Set(ran.rows.map(({ name }) => name));
  return registryMigrationNames.every((name) => names.has(name));
}

/** Brings the registry's tables up to date. Safe from several processes at once, and on tables of a newer build. */
export async function migrateRegistry(database: RegistryDatabase): Promise<void> {
  // Kysely refuses a database with newer migrations, even when there is nothing to do.
  if (await isUpToDate(database)) return;
  const { error } = await registryMigrator(database).migrateToLatest();
  if (error) throw new Error("The registry's tables could not be brought up to date.", { cause: error });
}
