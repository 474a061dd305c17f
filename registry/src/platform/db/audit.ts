import { createAudit } from '@shop/server-kit/audit';
import type { ActorKind, AuditRow } from '@shop/contracts/registry';
import { sql } from 'kysely';
import { isPipelineName } from '../../domain/pipelines';
import { auditSubject } from '../../domain/audit-subject';
import type { AuditAction } from './audit-actions';
import type { Db, RegistryTables, Tx } from './tables';

/**
 * The kind of each actor in the audit log: a person, a token or pipeline, or the software. A name that a person and a token share,
 * as earlier versions allowed, counts as a token, because it does not prove a person.
 */
export async function readActorKinds(db: Db, names: readonly string[]): Promise<(name: string) => ActorKind> {
  if (names.length === 0) return () => 'machine';
  const wanted = [...new Set(names)];
  const people = await db.selectFrom('registry_account').select('name').where('name', 'in', wanted).execute();
  const tokens = await db.selectFrom('registry_token').select('name').where('name', 'in', wanted).execute();
  const [person, token] = [people, tokens].map((rows) => new Set(rows.map(({ name }) => name)));
  return (name) =>
    isPipelineName(name) || token?.has(name) ? 'token' : person?.has(name) ? 'person' : 'machine';
}

/** An audit entry. `detail` is for display. */
interface AuditEntry {
  readonly env: string;
  readonly action: AuditAction;
  readonly actor: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

interface StoredEntry {
  readonly id: number;
  readonly entry: string;
  readonly hash: string;
}

const audit = createAudit<RegistryTables, StoredEntry>({ table: 'registry_audit', chainLock: 730_211 });

/** Adds a row to the chain, in the transaction of the action, so that neither is stored without the other. */
export async function addAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { env, action, actor, at } = entry;
  const row = { env, action, actor, at: new Date(at), entry: JSON.stringify(entry) };
  await audit.append(tx, row);
}

/** Adds the kind of actor and the subject to entries. The chain only contains names and details. */
async function withKinds(db: Db, rows: readonly StoredEntry[]): Promise<AuditRow[]> {
  const entries = rows.map(({ id, entry, hash }) => ({ ...(JSON.parse(entry) as AuditEntry), id, hash }));
  const kindOf = await readActorKinds(
    db,
    entries.map(({ actor }) => actor),
  );
  return entries.map((entry) => ({
    ...entry,
    actorKind: kindOf(entry.actor),
    subject: auditSubject(entry.detail),
  }));
}

/** Which entries to list; an absent field does not filter. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  /** Also lists entries about all remotes. */
  readonly remote?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Whether an entry is about a remote: alone, among others in a release or a list of versions, or with all. */
const isAbout = (remote: string) => {
  const [one, version] = [JSON.stringify(remote), JSON.stringify([{ remote }])];
  const lists = ['changes', 'versions', 'candidates'].map((name) => `{"${name}":${version}}`);
  const shapes = [`{"remote":${one}}`, '{"remote":"*"}', `{"remotes":[${one}]}`, ...lists];
  const detail = sql`entry::jsonb -> 'detail'`;
  return sql<boolean>`(${sql.join(
    shapes.map((shape) => sql`${detail} @> ${shape}::jsonb`),
    sql` or `,
  )})`;
};

/** Rows below `before` that match the filter, newest first. */
export async function listAudit(
  db: Db,
  {
    before,
    limit,
    actor,
    remote,
    since,
    until,
  }: AuditFilter & { readonly before: number; readonly limit: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('registry_audit').select(['id', 'entry', 'hash']).where('id', '<', before);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (remote !== undefined) query = query.where(isAbout(remote));
  if (since !== undefined) query = query.where('at', '>=', since);
  if (until !== undefined) query = query.where('at', '<', until);
  return withKinds(db, await query.orderBy('id', 'desc').limit(limit).execute());
}

/** Verifies the whole chain. Returns the ID of the first row that does not match; null if all match. */
export const findBrokenAudit = audit.findBroken;

/** The first row after `after`; undefined without one. */
export async function nextAudit(db: Db, after: number): Promise<AuditRow | undefined> {
  const row = await db
    .selectFrom('registry_audit')
    .select(['id', 'entry', 'hash'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const [found] = row ? await withKinds(db, [row]) : [];
  return found;
}

/** ID of the newest row; 0 for none. */
export async function newestAudit(db: Db): Promise<number> {
  const [row] = await listAudit(db, { before: Number.MAX_SAFE_INTEGER, limit: 1 });
  return row?.id ?? 0;
}

/** When an action last affected a remote in an environment; undefined if never. */
export async function lastAction(
  db: Db,
  action: string,
  { env, remote }: { readonly env: string; readonly remote: string },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('registry_audit')
    .select('at')
    .where('env', '=', env)
    .where('action', '=', action)
    .where(sql<string>`entry::jsonb #>> '{detail,remote}'`, '=', remote)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
