import { newPublicId } from '../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { pathKey } from './path-keys';

/** The old and the new path of a page. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** The author and the time of a change. */
export interface Mark {
  readonly author: string;
  readonly at: Date;
}

/** The target of a path's redirect. */
export async function findTarget(db: Executor, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirect')
    .select('to_path')
    .where('from_key', '=', pathKey(path))
    .executeTakeFirst();
  return row?.to_path;
}

/** Redirects whose old or new path contains a text, latest first, and their number. */
export async function listRedirects(
  db: Executor,
  search: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = db
    .selectFrom('redirect')
    .where(({ or, eb }) => or([eb('from_path', 'ilike', pattern), eb('to_path', 'ilike', pattern)]));
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['public_id', 'from_path', 'to_path', 'reason', 'changed_at', 'changed_by'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(count) };
}

/** The redirect with that id, or from that key. */
export function findRedirect(db: Executor, by: { readonly id: string } | { readonly key: string }) {
  const [column, value] = 'id' in by ? (['public_id', by.id] as const) : (['from_key', by.key] as const);
  return db.selectFrom('redirect').selectAll().where(column, '=', value).executeTakeFirst();
}

/** Changes redirects to the old paths into redirects to the new ones, all at once: pages may exchange their paths. */
async function flatten(tx: DatabaseTransaction, moves: readonly Move[], { author, at }: Mark): Promise<void> {
  const targets = new Map(moves.map(({ from, to }) => [pathKey(from), to]));
  const rows = await tx
    .selectFrom('redirect')
    .select(['id', 'to_key'])
    .where('to_key', 'in', ['', ...targets.keys()])
    .execute();
  for (const { id, to_key } of rows) {
    const to = targets.get(to_key) ?? to_key;
    await tx
      .updateTable('redirect')
      .set({ to_path: to, to_key: pathKey(to), changed_at: at, changed_by: author })
      .where('id', '=', id)
      .execute();
  }
}

/** Stores the redirect of a move, replacing any from the same path. */
async function write(
  tx: DatabaseTransaction,
  { from, to }: Move,
  { author, at, reason }: Mark & { readonly reason: 'renamed' | 'added' },
): Promise<void> {
  const columns = { to_path: to, to_key: pathKey(to), reason, changed_at: at, changed_by: author };
  await tx
    .insertInto('redirect')
    .values({ public_id: newPublicId(), from_path: from, from_key: pathKey(from), ...columns })
    .onConflict((conflict) => conflict.column('from_key').doUpdateSet(columns))
    .execute();
}

/** Adds a redirect of a staff member. Redirects to its old path are flattened. */
export async function addRedirect(tx: DatabaseTransaction, move: Move, mark: Mark): Promise<void> {
  await flatten(tx, [move], mark);
  await write(tx, move, { ...mark, reason: 'added' });
}

export async function deleteRedirect(tx: DatabaseTransaction, key: string): Promise<void> {
  await tx.deleteFrom('redirect').where('from_key', '=', key).execute();
}

/**
 * Leaves a redirect at each old path of pages that moved, in the transaction of the move, which holds the lock of the
 * catalogue's version. A path that is now another page's gets no redirect.
 */
export async function leaveRedirects(
  tx: DatabaseTransaction,
  moves: readonly Move[],
  mark: Mark,
): Promise<void> {
  const moved = moves.filter(({ from, to }) => pathKey(from) !== pathKey(to));
  const live = new Set(moved.map(({ to }) => pathKey(to)));
  for (const key of live) await deleteRedirect(tx, key);
  await flatten(tx, moved, mark);
  for (const move of moved)
    if (!live.has(pathKey(move.from))) await write(tx, move, { ...mark, reason: 'renamed' });
}
