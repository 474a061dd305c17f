import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { accounts, grants, openIdAccounts, renameReserved } from '../../modules/accounts/migrations';
import { approvals } from '../../modules/approvals/migrations';
import { environments } from '../../modules/environments/migrations';
import { gate } from '../../modules/gate/migrations';
import { approvedOrigins } from '../../modules/origins/migrations';
import { provenance } from '../../modules/provenance/migrations';
import { rollouts } from '../../modules/rollouts/migrations';
import { sourceMaps } from '../../modules/source-maps/migrations';
import { errors, evidence, funnel, purchases, vitals } from '../../modules/telemetry/migrations';
import { webhookCare, webhooks } from '../../modules/webhooks/tables';
import { control } from './control-migration';
import type { RegistryDatabase } from './tables';

const statements = [
  `create table registry_artifact (
    remote text not null,
    version text not null,
    digest text not null,
    record jsonb not null,
    published_by text not null,
    at timestamptz not null,
    stored_at timestamptz,
    primary key (remote, version)
  )`,
  `create table registry_release (
    env text not null,
    seq int not null check (seq > 0),
    parent int,
    assignments jsonb not null,
    actor text not null,
    reason text not null,
    at timestamptz not null,
    primary key (env, seq)
  )`,
  `create table registry_env (
    env text primary key,
    head int,
    freezes jsonb not null,
    shell jsonb,
    foreign key (env, head) references registry_release (env, seq)
  )`,
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
  `create table registry_health (
    env text not null,
    remote text not null,
    version text not null,
    variant text not null,
    window_start timestamptz not null,
    sessions int not null,
    reports int not null,
    failures int not null,
    errors int not null,
    loads int not null,
    load_ms bigint not null,
    lcps int not null,
    lcp_ms bigint not null,
    primary key (env, remote, version, variant, window_start)
  )`,
  `create table registry_health_session (
    env text not null,
    remote text not null,
    version text not null,
    session text not null,
    failed boolean not null,
    at timestamptz not null,
    primary key (env, remote, version, session)
  )`,
  `create index registry_health_session_at on registry_health_session (at)`,
  `create table registry_last_seen (
    remote text not null,
    version text not null,
    at timestamptz not null,
    primary key (remote, version)
  )`,
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

const runs = (steps: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const step of steps) await sql.raw(step).execute(db);
  },
});

/** Every migration of the registry by name; one that has been released never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-registry': runs(statements),
  '0002-control': runs(control),
  '0003-vitals': runs(vitals),
  '0004-errors': runs(errors),
  '0005-accounts': runs(accounts),
  '0006-grants': runs(grants),
  '0007-webhooks': runs(webhooks),
  '0008-gate': runs(gate),
  '0009-rollouts': runs(rollouts),
  '0010-provenance': runs(provenance),
  '0011-environments': runs(environments),
  '0013-webhook-care': runs(webhookCare),
  '0014-open-id': runs(openIdAccounts),
  '0015-source-maps': runs(sourceMaps),
  '0016-funnel': runs(funnel),
  '0017-judgement-purchases': runs(purchases),
  '0018-approval': runs(approvals),
  '0018-approval-names': { up: renameReserved },
  '0021-evidence': runs(evidence),
  '0022-policy-origins': runs(approvedOrigins),
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
