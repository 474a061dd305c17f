import { shop } from '@shop/config';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import type { PricedCart } from './cart';
import { expireOrder } from './expiry';
import { openStatuses } from './order-states';
import type { ShopOrderRow } from './tables';

/** What unpaid orders may hold together; a paid one holds nothing, and one whose time is over frees what it held. */
export const holdLimits = {
  /** So many unpaid carts a shopper may have, in as many tabs; the oldest is released for another one. */
  ordersOfSession: 5,
  /**
   * Shoppers of one address, such as an office, a hostel or a mobile network's gateway, that pay within the same
   * twenty minutes. At one address it also bounds how much a script without cookies can open.
   */
  ordersOfAddress: 30,
  /** More than one line of a cart can have, so that the largest order that can be typed is possible. */
  pieces: 1_000,
} as const;

/** So many pieces of a product anybody may hold, however few there are of it: some families buy all that is left. */
const FEWEST = 20;

/** Pieces of a product of that stock that one session or address may hold: a quarter, so that nobody takes all of it. */
export function mostPieces(stock: number): number {
  return Math.max(FEWEST, Math.floor(stock / 4));
}

/** Whose allowance a checkout counts against. */
interface Holder {
  readonly sessionId: number;
  /** Hash of the address. */
  readonly heldFor: string;
}

/** Pieces of one product that an unpaid order holds. */
interface HeldLine {
  readonly orderId: number;
  readonly sessionId: number;
  readonly until: Date;
  readonly productRowId: number;
  readonly quantity: number;
}

/** A limit that the cart would exceed: the lines that use it up, and its name for the message. */
interface Excess {
  readonly lines: readonly HeldLine[];
  readonly what: string;
}

/** What unpaid orders of the session or the address hold now. */
async function listHeld(
  tx: DatabaseTransaction,
  { sessionId, heldFor }: Holder,
  now: Date,
): Promise<readonly HeldLine[]> {
  return tx
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select([
      'shop_order.id as orderId',
      'session_id as sessionId',
      'reserved_until as until',
      'product_id as productRowId',
      ({ fn, cast }) => cast<number>(fn.sum('quantity'), 'integer').as('quantity'),
    ])
    .where(({ or, eb }) => or([eb('session_id', '=', sessionId), eb('held_for', '=', heldFor)]))
    .where('status', 'in', openStatuses)
    .where('hold', '=', 'held')
    .where('reserved_until', '>', now)
    .groupBy(['shop_order.id', 'product_id'])
    .execute();
}

const piecesOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The first limit that the lines exceed together with the cart. */
function excessOf(held: readonly HeldLine[], cart: PricedCart, ordersAllowed: number): Excess | undefined {
  const orders = new Set(held.map(({ orderId }) => orderId)).size;
  if (orders + 1 > ordersAllowed) return { lines: held, what: 'many orders' };
  if (piecesOf(held) + piecesOf(cart.lines) > holdLimits.pieces) return { lines: held, what: 'many pieces' };
  for (const { productRowId, title, stock } of cart.products) {
    const same = (line: { readonly productRowId: number }) => line.productRowId === productRowId;
    const lines = held.filter(same);
    if (piecesOf(lines) + piecesOf(cart.lines.filter(same)) > mostPieces(stock))
      return { lines, what: `many pieces of ${title}` };
  }
  return undefined;
}

function refuseLarge(cart: PricedCart): void {
  const excess = excessOf([], cart, 1);
  if (!excess) return;
  const most = cart.products.find(
    ({ productRowId, stock }) =>
      piecesOf(cart.lines.filter((line) => line.productRowId === productRowId)) > mostPieces(stock),
  );
  const amount = most ? `${mostPieces(most.stock)} pieces of ${most.title}` : `${holdLimits.pieces} pieces`;
  throw new ApiError(
    409,
    `At most ${amount} can be ordered at once. For more, please write to ${shop.email}.`,
  );
}

function tooMuch({ lines, what }: Excess, now: Date): ApiError {
  const first = Math.min(...lines.map(({ until }) => until.getTime()));
  const retryAfter = Math.max(1, Math.ceil((first - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new ApiError(
    429,
    `Too ${what} from your connection are waiting to be paid. Please pay for one that is open, ` +
      `or try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    { retryAfter },
  );
}

/**
 * Ensures that neither the session nor the address holds more than it may with this cart. The session's own
 * reservations, `givingWay`, go first, the oldest before the others. The products are locked. Throws an ApiError 409 for
 * a cart that is too large by itself, and 429 with Retry-After while others of the address hold too much.
 */
export async function enforceAllowance(
  tx: DatabaseTransaction,
  checkout: Holder,
  cart: PricedCart,
  givingWay: readonly ShopOrderRow[],
  now: Date,
): Promise<void> {
  refuseLarge(cart);
  await lockUntilEnd(tx, 'allowance of an address', checkout.heldFor);
  let held = await listHeld(tx, checkout, now);
  for (;;) {
    const ofSession = held.filter(({ sessionId }) => sessionId === checkout.sessionId);
    const excess =
      excessOf(ofSession, cart, holdLimits.ordersOfSession) ??
      excessOf(held, cart, holdLimits.ordersOfAddress);
    if (!excess) return;
    const own = givingWay.find(({ id }) => excess.lines.some(({ orderId }) => orderId === id));
    if (!own) throw tooMuch(excess, now);
    await expireOrder(tx, own, now);
    held = held.filter(({ orderId }) => orderId !== own.id);
  }
}
