import { limits } from '@shop/config';
import {
  accountLineKey,
  applyChanges,
  type LimitedChange,
  type LinesByKey,
  takeOrderedLines,
} from '@shop/contracts/account-cart';
import type { Static } from 'typebox';
import { accountChangeMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { readLineProducts } from '../catalog';
import { listLines, lockCart, rememberChange, saveLines } from './repository';
import type { AccountCart, AccountCartRequest } from './schemas';

type Request = Static<typeof AccountCartRequest>;

const listLimits = {
  maxQuantity: limits.maxQuantity,
  cartLines: limits.orderLines,
  wishlistEntries: limits.wishlistEntries,
};

interface Merged {
  readonly revision: number;
  readonly lines: LinesByKey;
  readonly limited: readonly LimitedChange[];
}

/** Applies the changes of a request once. Lines of products that are not on sale can only be removed. */
async function merge(tx: DatabaseTransaction, userId: number, request: Request, now: Date): Promise<Merged> {
  const revision = await lockCart(tx, userId);
  const before = await listLines(tx, userId);
  const unchanged = { revision, lines: before, limited: [] };
  if (request.changes.length === 0) return unchanged;
  const forgetBefore = new Date(now.getTime() - accountChangeMs);
  if (!(await rememberChange(tx, { userId, id: request.id }, { now, forgetBefore }))) return unchanged;
  const products = await readLineProducts(tx, request.changes, now);
  const isRemovable = (change: Request['changes'][number]) => change.count === 0;
  const changes = request.changes.filter(
    (change) => isRemovable(change) || products.has(accountLineKey(change)),
  );
  const { lines, limited } = applyChanges(before, changes, listLimits);
  return {
    revision: await saveLines(tx, { userId, revision }, { before, after: lines }, now),
    lines,
    limited,
  };
}

/**
 * Applies the changes of a browser to the cart and wishlist of an account, and returns the merged lists, without products that are
 * not on sale.
 */
export async function syncLists(
  { database, now }: { readonly database: Database; readonly now: Date },
  userId: number,
  request: Request,
): Promise<Static<typeof AccountCart>> {
  const { revision, lines, limited } = await inTransaction(database, (tx) => merge(tx, userId, request, now));
  if (request.changes.length === 0 && request.revision === revision) return { revision };
  return { revision, ...(await shownLines(database.db, lines, limited, now)) };
}

async function shownLines(
  db: Executor,
  lines: LinesByKey,
  limited: readonly LimitedChange[],
  now: Date,
): Promise<Pick<Static<typeof AccountCart>, 'lines' | 'limited'>> {
  const held = [...lines.values()].filter(({ count }) => count > 0);
  const named = limited.map(({ productId }) => ({ list: 'cart' as const, productId, color: '' }));
  const products = await readLineProducts(db, [...held, ...named], now);
  const titleOf = (productId: string) =>
    products.get(accountLineKey({ list: 'cart', productId, color: '' }))?.title ?? '';
  return {
    lines: held.flatMap((line) => {
      const product = products.get(accountLineKey(line));
      return product ? [{ ...line, product }] : [];
    }),
    ...(limited.length > 0 && {
      limited: limited.map(({ productId, reached }) => ({ title: titleOf(productId), reached })),
    }),
  };
}

/** Removes the ordered units from the cart of an account, in the transaction that books the order. */
export async function takeFromCart(
  tx: DatabaseTransaction,
  userId: number,
  bought: Parameters<typeof takeOrderedLines>[1],
  now: Date,
): Promise<void> {
  const revision = await lockCart(tx, userId);
  const before = await listLines(tx, userId);
  await saveLines(tx, { userId, revision }, { before, after: takeOrderedLines(before, bought) }, now);
}
