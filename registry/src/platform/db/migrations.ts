import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import {
  accounts,
  grants,
  openIdAccounts,
  passkeys,
  renameReserved,
} from '../../modules/accounts/migrations';
import { approvalsMigrations } from '../../modules/approvals/tables';
import { environmentsMigrations, firstEnvironmentsMigration } from '../../modules/environments/tables';
import { firstArtifactsMigration } from '../../modules/artifacts/tables';
import { gateMigrations } from '../../modules/gate/tables';
import { originsMigrations } from '../../modules/origins/tables';
import { provenanceMigrations } from '../../modules/provenance/tables';
import { firstReleasesMigration } from '../../modules/releases/tables';
import { restrictionsMigrations } from '../../modules/restrictions/tables';
import { rolloutsMigrations } from '../../modules/rollouts/tables';
import { sourceMapsMigrations } from '../../modules/source-maps/tables';
import { telemetryMigrations, firstTelemetryMigration } from '../../modules/telemetry/tables';
import { trustedPublishingMigrations } from '../../modules/trusted-publishing/tables';
import { webhookCare, webhooks } from '../../modules/webhooks/tables';
import type { RegistryDatabase } from './tables';

const first = [
  ...firstArtifactsMigration,
  ...firstReleasesMigration,
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
  ...firstTelemetryMigration,
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
  // Earlier rollbacks are read from the audit log, without versions that are stable again.
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

const run = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const statements: Readonly<Record<string, readonly string[]>> = {
  '0001-registry': first,
  '0002-control': control,
  '0005-accounts': accounts,
  '0006-grants': grants,
  '0007-webhooks': webhooks,
  '0013-webhook-care': webhookCare,
  '0014-open-id': openIdAccounts,
  '0027-passkeys': passkeys,
  ...approvalsMigrations,
  ...environmentsMigrations,
  ...gateMigrations,
  ...originsMigrations,
  ...provenanceMigrations,
  ...restrictionsMigrations,
  ...rolloutsMigrations,
  ...sourceMapsMigrations,
  ...telemetryMigrations,
  ...trustedPublishingMigrations,
};

/** Every migration of the registry, by name. They run in the order of their names. A released migration never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  ...Object.fromEntries(Object.entries(statements).map(([name, steps]) => [name, run(steps)])),
  '0018-approval-names': { up: renameReserved },
};

/** The names of the migrations, in order. */
export const registryMigrationNames = Object.keys(migrations).sort();

/** The table of the migrations that have run. */
export const registryMigrationTable = 'registry_migration';

/** Runs the registry's migrations in a database that may also have other tables. */
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
  // The table is missing in a new database. If the database is unavailable, the migration reports it.
  const ran = await sql<{ name: string }>`select name from ${place}`.execute(db).catch(() => ({ rows: [] }));
  const names = new Set(ran.rows.map(({ name }) => name));
  return registryMigrationNames.every((name) => names.has(name));
}

/** Migrates the registry's tables. Safe to run in several processes, and on tables of a newer build. */
export async function migrateRegistry(database: RegistryDatabase): Promise<void> {
  // Kysely refuses a database with newer migrations, even if there is nothing to do.
  if (await isUpToDate(database)) return;
  const { error } = await registryMigrator(database).migrateToLatest();
  if (error) throw new Error("The registry's tables could not be migrated.", { cause: error });
}
