import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import { isFixedPage, readPagePath } from './page-paths';
import { pathKey } from './path-keys';
import { addRedirect, deleteRedirect, findRedirect, type Move } from './repository';

/** Dependencies of the staff routes for redirects. */
export interface RedirectContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether the shop has a page at a path now, such as that of a product. */
  readonly isLive: (db: Executor, path: string) => Promise<boolean>;
  /** Locks the addresses of pages until the transaction ends, and notifies every instance when it commits. */
  readonly changeAddresses: (tx: DatabaseTransaction) => Promise<void>;
}

const refuse = (status: number, field: string, message: string): never => {
  throw new ApiError(status, message, { extra: { field } });
};

const missing = () => new ApiError(404, 'This redirect no longer exists.');

/** The form with the final target: targets are never redirected themselves. Throws an ApiError 400 or 409. */
async function readMove(
  tx: DatabaseTransaction,
  { isLive }: RedirectContext,
  given: Move,
  own: string | undefined,
): Promise<Move> {
  const from = readPagePath('from', given.from);
  const to = readPagePath('to', given.to);
  const key = pathKey(from);
  if (key === pathKey(to)) refuse(400, 'to', 'The new URL must differ from the old one.');
  if (isFixedPage(from) || (await isLive(tx, from)))
    refuse(409, 'from', 'A page exists at this URL. Only URLs without a page can redirect.');
  const taken = await findRedirect(tx, { key });
  if (taken && taken.public_id !== own)
    refuse(409, 'from', `This URL already redirects to ${taken.to_path}.`);
  const next = await findRedirect(tx, { key: pathKey(to) });
  if (!next || next.public_id === own) return { from, to };
  if (next.to_key === key) refuse(400, 'to', `${to} is redirected to ${from}, so this would create a loop.`);
  return { from, to: next.to_path };
}

/**
 * Adds a redirect, or changes the one with that id. Throws an ApiError: 400 for a field, 404, 409 for an address with a
 * page or with another redirect.
 */
export async function saveRedirect(
  context: RedirectContext,
  id: string | null,
  given: Move,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    await context.changeAddresses(tx);
    const before = id === null ? undefined : await findRedirect(tx, { id });
    if (id !== null && !before) throw missing();
    const move = await readMove(tx, context, given, before?.public_id);
    const at = context.clock.now();
    if (before) await deleteRedirect(tx, before.from_key);
    await addRedirect(tx, move, { author: actor.name, at });
    await actor.log(tx, before ? 'redirect-changed' : 'redirect-added', { ...move }, at);
  });
}

/** Removes a redirect. Throws an ApiError 404. */
export async function removeRedirect(
  { database, clock, changeAddresses }: RedirectContext,
  id: string,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await changeAddresses(tx);
    const before = await findRedirect(tx, { id });
    if (!before) throw missing();
    await deleteRedirect(tx, before.from_key);
    const { from_path: from, to_path: to } = before;
    await actor.log(tx, 'redirect-removed', { from, to }, clock.now());
  });
}
