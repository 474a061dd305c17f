import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import { isOpen, mayMove } from '../order-states';
import type { OrderHold, OrderStatus } from '../tables';
import { auditCod } from './audit-cod';
import { auditCoupons } from './audit-coupons';
import { auditCredits } from './audit-credits';
import { auditExchanges } from './audit-exchanges';
import { auditGiftCards } from './audit-gift-cards';
import { auditParcels } from './audit-parcels';

interface AuditOptions {
  /** Audits only orders and products with higher ids; all by default. */
  readonly since?: { readonly order: number; readonly product: number };
  /** True for a shop with email and a staff log: each step must then have its email and its log entry. */
  readonly notified?: boolean;
}

interface AuditedOrder {
  readonly name: string;
  readonly status: OrderStatus;
  readonly hold: OrderHold;
  readonly placed: boolean;
  readonly cod: boolean;
  /** States of its events, oldest first, separated by spaces. */
  readonly path: string | null;
  /** Number of staff steps that are missing in the log. */
  readonly unlogged: number;
  /** Kinds of its emails, separated by spaces. */
  readonly mails: string | null;
  /** Number of parcels that were handed over. */
  readonly sentParcels: number;
  readonly units: number;
  readonly sold: number;
  readonly restocked: number;
  /** Units that staff refunded without cancelling the order, and how many of them were restocked. */
  readonly refunded: number;
  readonly restockedUnits: number;
  /** Whether its total is the sum of its lines and its shipping less its coupon, with tax and rounded up to a rupee. */
  readonly added: boolean;
  /** Whether the payment that placed it has its amount. */
  readonly exact: boolean;
  /** Number of surplus captured payments that are not refunded in full. */
  readonly retained: number;
}

/** Steps that send an email to the shopper. Shipping sends one for each parcel. */
const mailed: readonly string[] = ['placed', 'delivered', 'cancelled', 'returned'];

const holds: Readonly<Record<OrderStatus, readonly OrderHold[]>> = {
  // Orders of an address that has used up its allowance do not hold units.
  creating: ['held', 'released'],
  pending_payment: ['held', 'released'],
  unconfirmed: ['held'],
  expired: ['released'],
  placed: ['consumed'],
  packed: ['consumed'],
  shipped: ['consumed'],
  delivered: ['consumed'],
  cancelled: ['released'],
  returned: ['consumed', 'released'],
  review: ['released'],
  refund_pending: ['released'],
  refunded: ['consumed', 'released'],
};

const wordsOf = (text: string | null) => (text ? text.split(' ') : []);

/** Faults in the sequence of an order's states, which starts with a pending payment or confirmation. */
function pathFaults({ path, status, placed, cod }: AuditedOrder): string[] {
  const states = wordsOf(path) as OrderStatus[];
  const first = cod ? 'unconfirmed' : 'pending_payment';
  const wrong = states.find((to, at) => !mayMove(states[at - 1] ?? first, to));
  const last = states.at(-1);
  return [
    ...(wrong ? [`changed to ${wrong} (${states.join(', ')}), which the state machine does not allow`] : []),
    ...((last ?? status) !== status || (!last && !isOpen(status) && status !== 'unconfirmed')
      ? [`is ${status}, without an event`]
      : []),
    ...(placed !== states.includes('placed')
      ? ['is placed without the event, or has the event without being placed']
      : []),
  ];
}

function mailFaults({ path, mails, cod, status, sentParcels }: AuditedOrder): string[] {
  const emailed = wordsOf(mails).filter((kind) => kind === 'order-shipped').length;
  // A courier may report a pickup after the order was refunded: the shopper is not emailed then.
  const shipped = status === 'refunded' ? Math.min(emailed, sentParcels) : sentParcels;
  const wanted = [
    ...(cod ? ['unconfirmed'] : []),
    ...wordsOf(path).filter((state) => mailed.includes(state)),
    ...Array<string>(shipped).fill('shipped'),
  ];
  const sent = wordsOf(mails).map((kind) => kind.replace('order-', ''));
  return wanted.sort().join() === sent.sort().join()
    ? []
    : [`has emails for ${sent.join(', ') || 'nothing'} instead of ${wanted.join(', ') || 'nothing'}`];
}

function faultsOf(order: AuditedOrder, notified: boolean): string[] {
  const { name, status, hold, placed, units, sold, restocked, refunded, retained } = order;
  const expected = (placed && hold === 'released' ? units - refunded : 0) + order.restockedUnits;
  const faults = [
    ...pathFaults(order),
    ...(holds[status].includes(hold) ? [] : [`is ${status} and its units are ${hold}`]),
    ...(sold === (placed ? units : 0) ? [] : [`sold ${sold} of its ${units} units`]),
    ...(restocked === expected ? [] : [`restocked ${restocked} units instead of ${expected}`]),
    ...(order.added ? [] : ['has a total that differs from the sum of its lines']),
    ...(order.exact ? [] : ['was placed by a payment of a different amount']),
    ...(retained > 0 ? [`has ${retained} surplus payments that are not refunded`] : []),
    ...(notified ? mailFaults(order) : []),
    ...(notified && order.unlogged > 0 ? [`has ${order.unlogged} steps without a log entry`] : []),
  ];
  return faults.map((fault) => `order ${name} ${fault}`);
}

async function auditEach(db: Executor, after: number, notified: boolean): Promise<string[]> {
  const { rows } = await sql<AuditedOrder>`
    select public_id as name, status, hold, cod, placed_at is not null as placed,
      (select string_agg(kind, ' ' order by id) from order_event
        where order_id = shop_order.id and kind not in ('note', 'return-requested', 'exchange', 'refund', 'linked', 'email-corrected', 'collected', 'remitted', 'transferred',
          'parcel-shipped', 'parcel-delivered', 'parcel-returned')) as path,
      (select count(*)::int from order_event
        where ${notified} and order_id = shop_order.id and author is not null and author <> 'the shopper'
          and not exists (select 1 from staff_log where staff_log.at = order_event.at and actor = author
            and action = 'order-' || kind and staff_log.detail ->> 'order' = public_id)) as unlogged,
      (select string_agg(kind, ' ') from mail_outbox
        where ${notified} and message_key in ('order-unconfirmed:' || public_id, 'order-placed:' || public_id, 'order-shipped:' || public_id,
          'order-delivered:' || public_id, 'order-cancelled:' || public_id, 'order-returned:' || public_id)
          or (${notified} and message_key like 'order-shipped:' || public_id || ':parcel-%')) as mails,
      (select count(*)::int from parcel where order_id = shop_order.id and shipped_at is not null) as "sentParcels",
      line.units, subtotal_paise = line.subtotal
        and total_paise = ceil((line.taxed + (shipping_paise - shipping_coupon_paise) * (10000 + shipping_bp)
          + cod_fee_paise * (10000 + cod_fee_bp)) / 1000000.0) * 100 as added, coalesce(moved.sold, 0) as sold,
      coalesce(moved.restocked, 0) as restocked, refunded.units as refunded, refunded.expected as "restockedUnits",
      placed_at is null or exists (select 1 from payment where provider_payment_id = paid_payment_id
        and payment.order_id = shop_order.id and amount_paise = total_paise - gift_card_paise
        and (payment.status in ('captured', 'refunded') or (shop_order.cod and payment.status = 'created'))) as exact,
      (select count(*)::int from payment
        where order_id = shop_order.id and payment.status = 'captured'
          and (paid_payment_id is null or paid_payment_id <> provider_payment_id
            or shop_order.status in ('cancelled', 'returned', 'refund_pending', 'review', 'refunded'))
          and refunded_paise < amount_paise
          and not exists (select 1 from refund where refund.provider_payment_id = payment.provider_payment_id
            and settles and refund.status <> 'replaced')) as retained
    from shop_order
      left join lateral (select sum(quantity)::int as units, sum(unit_paise * quantity)::bigint as subtotal,
          sum((unit_paise * quantity - coupon_paise) * (10000 + gst_bp)) as taxed
        from order_item where order_id = shop_order.id) as line on true
      left join lateral (select -sum(stock_delta) filter (where kind = 'sell')::int as sold,
          sum(stock_delta) filter (where kind = 'restock')::int as restocked
        from stock_movement where order_id = shop_order.id and exchange_id is null) as moved on true
      left join lateral (select coalesce(sum(quantity), 0)::int as units,
          coalesce(sum(quantity) filter (where restocked), 0)::int as expected
        from order_refund join order_refund_line on order_refund_id = order_refund.id
        where order_refund.order_id = shop_order.id) as refunded on true
    where shop_order.id > ${after}
    order by shop_order.id`.execute(db);
  return rows.flatMap((order) => faultsOf(order, notified));
}

/** Products whose counters differ from their ledger, or whose reserved units are not held by an order or an exchange. */
async function auditStock(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    with moved as (
      select product_id, sum(stock_delta)::int as stock, sum(reserved_delta)::int as reserved
      from stock_movement where product_id > ${after} group by product_id
    ), held as (
      select product_id, sum(quantity)::int as units from (
        select product_id, quantity
        from order_item join shop_order on shop_order.id = order_item.order_id where shop_order.hold = 'held'
        union all
        select product_id, quantity from exchange where state in ('accepted', 'received')
      ) as each where product_id > ${after} group by product_id
    )
    select title, product.stock, product.reserved, moved.stock as journal_stock,
      moved.reserved as journal_reserved, coalesce(held.units, 0) as held
    from product
      left join moved on moved.product_id = product.id
      left join held on held.product_id = product.id
    where product.id > ${after} and (product.stock <> coalesce(moved.stock, 0)
      or product.reserved <> coalesce(moved.reserved, 0)
      or product.reserved <> coalesce(held.units, 0) or product.stock < 0)`.execute(db);
  return rows.map((row) => `stock has drifted: ${JSON.stringify(row)}`);
}

/** Payments whose refunds, including pending ones, exceed the paid amount. */
async function auditRefunds(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; amount: number; refunds: number; refunded: number }>`
    select provider_payment_id as id, amount_paise as amount, refunded_paise as refunded,
      (select coalesce(sum(amount_paise), 0)::bigint from refund
        where refund.provider_payment_id = payment.provider_payment_id and status not in ('failed', 'replaced')) as refunds
    from payment where order_id > ${after}`.execute(db);
  return rows
    .filter(({ amount, refunds, refunded }) => Number(refunds) > amount || refunded > amount)
    .map(({ id }) => `payment ${id} is refunded more than once`);
}

/** Financial years whose invoices or credit notes have a gap in their numbers; orders with an invoice that were never placed. */
async function auditInvoices(db: Executor): Promise<string[]> {
  const { rows: years } = await sql<{ year: number }>`
    select financial_year as year from invoice group by financial_year having max(serial) <> count(*)`.execute(
    db,
  );
  const { rows: orders } = await sql<{ name: string }>`
    select public_id as name from invoice join shop_order on shop_order.id = order_id
    where placed_at is null`.execute(db);
  const { rows: notes } = await sql<{ year: number }>`
    select financial_year as year from order_refund group by financial_year having max(serial) <> count(*)`.execute(
    db,
  );
  return [
    ...years.map(({ year }) => `invoices of ${year} have gaps`),
    ...notes.map(({ year }) => `credit notes of ${year} have gaps`),
    ...orders.map(({ name }) => `order ${name} has an invoice and was never placed`),
  ];
}

/**
 * Audits orders, parcels, exchanges, stock, coupons, gift cards, cash, money, emails and log. Returns a line for each fault.
 * Products must have a `seed` movement, so that their ledger starts at zero.
 */
export async function auditOrders(
  db: Executor,
  { since, notified = false }: AuditOptions = {},
): Promise<readonly string[]> {
  return [
    ...(await auditStock(db, since?.product ?? 0)),
    ...(await auditEach(db, since?.order ?? 0, notified)),
    ...(await auditCoupons(db, since?.order ?? 0)),
    ...(await auditGiftCards(db, since?.order ?? 0)),
    ...(await auditCod(db, since?.order ?? 0)),
    ...(await auditParcels(db, since?.order ?? 0)),
    ...(await auditExchanges(db, since?.order ?? 0)),
    ...(await auditRefunds(db, since?.order ?? 0)),
    ...(await auditCredits(db, since?.order ?? 0)),
    // Invoice numbers of a year are shared by all orders.
    ...(since ? [] : await auditInvoices(db)),
  ];
}

/** Throws when stock, orders, payments and log of the database are inconsistent, with a list of all faults. */
export async function assertNoDrift(db: Executor): Promise<void> {
  const faults = await auditOrders(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
