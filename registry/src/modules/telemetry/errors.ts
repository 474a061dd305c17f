import { createHash } from 'node:crypto';
import type { TelemetryEvent } from '@shop/contracts';
import type { ErrorsOfRemote } from '@shop/contracts/registry';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import type { ErrorTable } from './tables';

/** Maximum number of distinct errors per version; more indicate one error with varying text. */
const maxOfVersion = 100;
/** Maximum number of errors from reports that are not evidence, so that forged errors leave room for real ones. */
const maxOfStrangers = 50;

/** Possible personal data: email addresses, and numbers as long as a phone number, but not script names and columns. */
const masked = (text: string) =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
    .replace(
      /(\/(?:remotes|shell)\/[\w@~+/.-]+:\d+:\d+)|\d(?:[ -]?\d){5,}/g,
      (_, place?: string) => place ?? '…',
    );

/** An error's message without parts that differ between shoppers, and the line that threw it. */
const fingerprintOf = (message: string, stack: string) =>
  createHash('sha256')
    .update(`${message.replace(/\d+/g, '0')}\n${/\/remotes\/\S+/.exec(stack)?.[0] ?? ''}`)
    .digest('base64url')
    .slice(0, 22);

/** Counts reported errors by message and location. Ignores those of previews and of versions that the page did not get. */
export async function saveErrors(
  tx: Tx,
  { issued: { env, given }, isEvidence, at }: Admitted,
  events: readonly TelemetryEvent[],
): Promise<void> {
  const rows = events.flatMap((event) => {
    if (event.kind !== 'error' || event.message === undefined) return [];
    const { remote, version } = event;
    const [own, variant] = given[remote] ?? [];
    if (own !== version || variant === 'preview') return [];
    const [message, stack] = [masked(event.message), masked(event.stack ?? '')];
    return [{ env, remote, version, fingerprint: fingerprintOf(message, stack), message, stack }];
  });
  const byKey = new Map(rows.map((row) => [`${row.remote} ${row.fingerprint}`, row]));
  // In a fixed order, so that concurrent reports cannot deadlock.
  for (const [, row] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { numUpdatedRows } = await tx
      .updateTable('registry_error')
      .set({ count: sql`count + 1`, last_seen: at })
      .where('env', '=', env)
      .where('remote', '=', row.remote)
      .where('version', '=', row.version)
      .where('fingerprint', '=', row.fingerprint)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const { known } = await tx
      .selectFrom('registry_error')
      .select(sql<number>`count(*)::int`.as('known'))
      .where('env', '=', env)
      .where('remote', '=', row.remote)
      .where('version', '=', row.version)
      .executeTakeFirstOrThrow();
    if (known >= (isEvidence ? maxOfVersion : maxOfStrangers)) continue;
    await tx
      .insertInto('registry_error')
      .values({ ...row, count: 1, first_seen: at, last_seen: at })
      .onConflict((conflict) =>
        conflict
          .columns(['env', 'remote', 'version', 'fingerprint'])
          .doUpdateSet({ count: sql`registry_error.count + 1`, last_seen: at }),
      )
      .execute();
  }
}

const maxListed = 50;

const columns = ['fingerprint', 'version', 'message', 'stack', 'count', 'first_seen', 'last_seen'] as const;

type Row = Pick<Selectable<ErrorTable>, (typeof columns)[number]>;

const errorOf = ({ fingerprint, first_seen, last_seen, ...row }: Row) => ({
  id: fingerprint,
  ...row,
  firstSeen: first_seen.toISOString(),
  lastSeen: last_seen.toISOString(),
});

/** Errors of a remote's versions that shoppers' pages reported since a time, latest first; at most 50. */
export async function listErrors(db: Db, env: string, remote: string, since: Date): Promise<ErrorsOfRemote> {
  const rows = await db
    .selectFrom('registry_error')
    .select(columns)
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('last_seen', '>=', since)
    .orderBy('last_seen', 'desc')
    .orderBy('fingerprint')
    .limit(maxListed)
    .execute();
  return { items: rows.map(errorOf) };
}

/** An error of a version by its ID; undefined if it is unknown or was removed. */
export async function findError(
  db: Db,
  env: string,
  { remote, version, id }: { readonly remote: string; readonly version: string; readonly id: string },
): Promise<(ErrorsOfRemote['items'][number] & { readonly remote: string }) | undefined> {
  const row = await db
    .selectFrom('registry_error')
    .select(columns)
    .where((where) => where.and({ env, remote, version, fingerprint: id }))
    .executeTakeFirst();
  return row && { remote, ...errorOf(row) };
}
