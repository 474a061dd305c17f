import type { Executor } from '../../../../platform/db/schema';
import { financialYear } from '../../paper-numbers';
import { addCategory, addProducts } from '../add-product';
import { priceOrder, type PricedOrder, unitOf } from './price-order';
import type { OrderHold, OrderStatus } from '../../tables';
import { randomOrders, soldProducts } from './random-orders';

const MINUTE_MS = 60_000;
/** Rows per statement. */
const BATCH = 200;

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);

/** Gapless numbers for each financial year, starting at 1. */
function createSerials() {
  const last = new Map<number, number>();
  return (at: Date) => {
    const year = financialYear(at);
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    return { financial_year: year, serial };
  };
}

async function addSession(db: Executor, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('session')
    .values({ token_hash: 'a'.repeat(64), user_id: null, created_at: at, expires_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const statusOf = ({ cancelled }: PricedOrder): OrderStatus => (cancelled === false ? 'placed' : 'cancelled');
const holdOf = ({ cancelled }: PricedOrder): OrderHold => (cancelled === false ? 'consumed' : 'released');

const orderRow = (order: PricedOrder, index: number, sessionId: number, at: Date) => ({
  ...{ public_id: `ord_gst${index}`, session_id: sessionId, client_key: null, cart_hash: `cart-${index}` },
  ...{ status: statusOf(order), hold: holdOf(order), reserved_until: at, held_for: null },
  subtotal_paise: order.goodsPaise,
  shipping_paise: order.shippingPaise,
  shipping_bp: order.shippingPaise > 0 ? order.chargeBp : 0,
  shipping_coupon_paise: order.shippingCouponPaise,
  cod: order.cashFeePaise !== null,
  cod_fee_paise: order.cashFeePaise ?? 0,
  cod_fee_bp: (order.cashFeePaise ?? 0) > 0 ? order.chargeBp : 0,
  coupon_code: order.couponPaise > 0 ? 'RANDOM' : null,
  coupon_paise: order.couponPaise,
  total_paise: order.totalPaise,
  ship: JSON.stringify({
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9000090000', streetAddress: '12 MG Road' },
    ...{ apartment: '', city: 'Pune', state: order.state, pinCode: '411001' },
  }),
  buyer_gstin: order.buyer?.gstin ?? null,
  buyer_company: order.buyer?.companyName ?? null,
  ...{ user_id: null, provider_order_id: null, paid_payment_id: null },
  ...{ created_at: at, updated_at: at, paid_at: at, placed_at: at },
});

const lineRows = (order: PricedOrder, orderId: number, products: readonly number[]) =>
  order.lines.map((line) => ({
    order_id: orderId,
    product_id: products[line.product] ?? 0,
    color: '',
    quantity: line.quantity,
    title: `Product ${line.product}`,
    rate_paise: line.ratePaise,
    discount_bp: line.discountBp,
    unit_paise: unitOf(line),
    hsn: soldProducts[line.product]?.hsn ?? null,
    gst_bp: line.taxBp,
    coupon_paise: line.couponPaise,
  }));

/** An inserted order with the ids of its lines. */
interface FilledOrder {
  readonly order: PricedOrder;
  readonly id: number;
  readonly lineIds: readonly number[];
}

/** Inserts orders, each with an invoice unless it was cancelled before its invoice. */
async function insertOrders(
  db: Executor,
  orders: readonly PricedOrder[],
  from: Date,
  rows: { readonly sessionId: number; readonly products: readonly number[] },
): Promise<FilledOrder[]> {
  const filled: FilledOrder[] = [];
  const number = createSerials();
  for (let first = 0; first < orders.length; first += BATCH) {
    const batch = orders.slice(first, first + BATCH);
    const ids = await db
      .insertInto('shop_order')
      .values(
        batch.map((order, index) =>
          orderRow(order, first + index, rows.sessionId, later(from, order.minute)),
        ),
      )
      .returning('id')
      .execute();
    const lines = await db
      .insertInto('order_item')
      .values(batch.flatMap((order, index) => lineRows(order, ids[index]?.id ?? 0, rows.products)))
      .returning(['id', 'order_id'])
      .execute();
    await db
      .insertInto('invoice')
      .values(
        batch.flatMap((order, index) => {
          const issued = later(from, order.minute);
          const isInvoiced = order.cancelled !== 'before';
          return isInvoiced ? { order_id: ids[index]?.id ?? 0, ...number(issued), issued_at: issued } : [];
        }),
      )
      .execute();
    for (const [index, order] of batch.entries()) {
      const id = ids[index]?.id ?? 0;
      const own = lines.filter(({ order_id: of }) => of === id).map((line) => line.id);
      filled.push({ order, id, lineIds: own });
    }
  }
  return filled;
}

/** Inserts the credit notes of all orders in chronological order. */
async function insertNotes(db: Executor, filled: readonly FilledOrder[], from: Date): Promise<void> {
  const number = createSerials();
  const notes = filled
    .flatMap(({ order, id, lineIds }) =>
      order.notes.map((note) => ({ note, id, lineIds, minute: order.minute + note.minutesLater })),
    )
    .sort((one, other) => one.minute - other.minute);
  for (let first = 0; first < notes.length; first += BATCH) {
    const batch = notes.slice(first, first + BATCH);
    const inserted = await db
      .insertInto('order_refund')
      .values(
        batch.map(({ note, id, minute }) => ({
          ...{ order_id: id, covers: note.covers, amount_paise: note.amountPaise, reason: 'random' },
          ...{ restocked: false, unsent: false, author: null, ...number(later(from, minute)) },
          created_at: later(from, minute),
        })),
      )
      .returning('id')
      .execute();
    const units = batch.flatMap(({ note, lineIds }, index) =>
      note.units.flatMap((quantity, line) =>
        quantity === 0 || note.covers !== 'pieces'
          ? []
          : {
              order_refund_id: inserted[index]?.id ?? 0,
              order_item_id: lineIds[line] ?? 0,
              quantity,
            },
      ),
    );
    if (units.length > 0) await db.insertInto('order_refund_line').values(units).execute();
  }
}

/**
 * Fills a shop with random orders over 45 days from `from`, with coupons, charges, several rates and states, with credit notes
 * for units, for the remainder of an order and for amounts, and with cancelled orders. Returns the number of credit notes.
 */
export async function fillOrders(
  db: Executor,
  { count, seed, from }: { readonly count: number; readonly seed: number; readonly from: Date },
): Promise<number> {
  const products = await addProducts(
    db,
    await addCategory(db),
    soldProducts.map(({ gstBp, hsn }) => ({ gstBp, stock: 0, ...(hsn !== null && { hsn }) })),
  );
  const rows = { sessionId: await addSession(db, from), products: products.map(({ id }) => id) };
  const orders = randomOrders(count, seed).map(priceOrder);
  const filled = await insertOrders(db, orders, from, rows);
  await insertNotes(db, filled, from);
  return orders.reduce((sum, { notes }) => sum + notes.length, 0);
}
