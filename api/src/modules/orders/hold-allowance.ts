import { shop } from '@shop/config';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import type { PricedCart } from './cart';
import { maxReservationMs, minHoldMs, reservationMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import {
  endHold,
  expireOrder,
  fairHoldMs,
  holdBudget,
  holdersOf,
  maxHeldUnits,
  readSpent,
  unitSeconds,
} from './expiry';
import { openStatuses } from './order-states';
import { lockProducts } from './stock';
import type { ShopOrderRow } from './tables';

export const holdLimits = {
  /** Maximum number of unpaid orders of a session; the oldest is released for a new one. */
  ordersOfSession: 5,
  /** Maximum number of units in one cart. Larger than the maximum of a line, so that the largest line is possible. */
  unitsOfCart: 1_000,
} as const;

/** The session and address that a checkout is charged to. */
interface Holder {
  readonly sessionId: number;
  /** Hash of the address. */
  readonly heldFor: string;
}

/** An order's requested hold on units of a product. */
interface Need {
  readonly productRowId: number;
  readonly quantity: number;
  readonly stock: number;
}

/** Units of one product that an unpaid order holds. */
interface HeldLine {
  readonly orderId: number;
  readonly sessionId: number;
  readonly heldFor: string | null;
  readonly since: Date;
  readonly until: Date;
  readonly productRowId: number;
  readonly quantity: number;
}

/** Units of these products that unpaid orders of the session or the address hold. */
async function listHeld(
  tx: DatabaseTransaction,
  { sessionId, heldFor }: Holder,
  productRowIds: readonly number[],
): Promise<readonly HeldLine[]> {
  return tx
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select([
      'shop_order.id as orderId',
      'session_id as sessionId',
      'held_for as heldFor',
      'shop_order.created_at as since',
      'reserved_until as until',
      'product_id as productRowId',
      ({ fn, cast }) => cast<number>(fn.sum('quantity'), 'integer').as('quantity'),
    ])
    .where(({ or, eb }) => or([eb('session_id', '=', sessionId), eb('held_for', '=', heldFor)]))
    .where('product_id', 'in', productRowIds)
    .where('status', 'in', openStatuses)
    .where('hold', '=', 'held')
    .groupBy(['shop_order.id', 'product_id'])
    .execute();
}

const unitsOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The products and quantities of a cart. */
function needsOf({ products, lines }: Pick<PricedCart, 'products' | 'lines'>): readonly Need[] {
  return products.map(({ productRowId, stock }) => ({
    productRowId,
    stock,
    quantity: unitsOf(lines.filter((line) => line.productRowId === productRowId)),
  }));
}

/** Usage that counts against a checkout: current holds and, by holder and product, unit-seconds of ended holds. */
interface Usage {
  readonly held: readonly HeldLine[];
  readonly spent: Awaited<ReturnType<typeof readSpent>>;
}

async function readUsage(
  tx: DatabaseTransaction,
  holder: Holder,
  needs: readonly Need[],
  now: Date,
): Promise<Usage> {
  const productRowIds = needs.map(({ productRowId }) => productRowId);
  const spent = await readSpent(tx, holdersOf(holder.sessionId, holder.heldFor), productRowIds, now);
  return { held: await listHeld(tx, holder, productRowIds), spent };
}

/** How long an order may hold its units in total, in milliseconds: as long as the budgets last, 0 if too many are held. */
function maxHoldMs({ sessionId, heldFor }: Holder, needs: readonly Need[], usage: Usage, now: Date) {
  const seconds = needs.flatMap(({ productRowId, quantity, stock }) =>
    holdersOf(sessionId, heldFor).map((name) => {
      const same = usage.held.filter(
        (line) =>
          line.productRowId === productRowId && holdersOf(line.sessionId, line.heldFor ?? '').includes(name),
      );
      if (unitsOf(same.filter(({ until }) => until > now)) + quantity > maxHeldUnits(stock)) return 0;
      const reserved = same.reduce(
        (sum, line) => sum + unitSeconds(line.quantity, line.since, line.until),
        0,
      );
      return (holdBudget(stock) - usage.spent(name, productRowId) - reserved) / quantity;
    }),
  );
  return Math.max(0, Math.floor(Math.min(...seconds)) * 1000);
}

/** How long an order may hold its units at a time, in milliseconds. */
const fairHoldOf = (needs: readonly Need[]) =>
  Math.min(...needs.map(({ stock, quantity }) => fairHoldMs(stock, quantity)));

/** The products and quantities of an order. */
async function needsOfOrder(tx: DatabaseTransaction, orderId: number): Promise<readonly Need[]> {
  return tx
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'product.id as productRowId',
      'product.stock',
      ({ fn, cast }) => cast<number>(fn.sum('quantity'), 'integer').as('quantity'),
    ])
    .where('order_id', '=', orderId)
    .groupBy('product.id')
    .execute();
}

/**
 * The new expiry of an open order whose checkout is requested again. It holds its units for as long as a new order, up to an hour
 * in total and while the budgets last; if that is too short to pay, it no longer holds them. The order is locked.
 */
export async function prolongHold(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<Date> {
  const whole = after(now, reservationMs);
  if (order.hold !== 'held' || order.held_for === null) return whole;
  await lockProducts(tx, { orderIds: [order.id] });
  const holder = { sessionId: order.session_id, heldFor: order.held_for };
  const needs = await needsOfOrder(tx, order.id);
  const { held, spent } = await readUsage(tx, holder, needs, now);
  const others = held.filter(({ orderId }) => orderId !== order.id);
  const longest = maxHoldMs(holder, needs, { held: others, spent }, now);
  const latest = after(order.created_at, Math.min(longest, maxReservationMs));
  const wanted = after(now, fairHoldOf(needs));
  const until = new Date(Math.max(+order.reserved_until, Math.min(+wanted, +latest)));
  if (+until - +now >= minHoldMs) return until;
  await endHold(tx, order, now);
  return whole;
}

/** Throws an ApiError 409 for a cart with too many units. */
export function refuseLarge({ lines }: PricedCart): void {
  if (unitsOf(lines) <= holdLimits.unitsOfCart) return;
  throw new ApiError(
    409,
    `At most ${holdLimits.unitsOfCart} units can be ordered at once. For more, please write to ${shop.email}.`,
  );
}

/**
 * How long a new order of this cart holds its units, in milliseconds; 0 if it holds nothing and can be paid while they are free.
 * A shopper is never refused because of holds by others. The session's own orders, `evictable`, are released first, the oldest
 * before the others. The products are locked. Throws an ApiError 409 for a cart that is too large.
 */
export async function allowHold(
  tx: DatabaseTransaction,
  checkout: Holder,
  cart: PricedCart,
  evictable: readonly ShopOrderRow[],
  now: Date,
): Promise<number> {
  refuseLarge(cart);
  const needs = needsOf(cart);
  let own = evictable;
  for (;;) {
    const usage = await readUsage(tx, checkout, needs, now);
    const longest = Math.min(maxHoldMs(checkout, needs, usage, now), fairHoldOf(needs));
    const isHeld = longest >= minHoldMs;
    const oldest =
      own.length >= holdLimits.ordersOfSession
        ? own[0]
        : own.find(({ id }) => !isHeld && usage.held.some(({ orderId }) => orderId === id));
    if (!oldest) return isHeld ? longest : 0;
    await expireOrder(tx, oldest, now);
    own = own.filter((order) => order !== oldest);
  }
}
