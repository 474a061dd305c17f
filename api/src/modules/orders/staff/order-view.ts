import { hasRight, type Right, type Role } from '../../staff';
import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { type OrderCash, readCash } from '../cod-money';
import { listCardRefunds } from '../gift-card-money';
import { emailProblemOf } from '../email-problems';
import { invoiceOf } from '../invoices';
import { listEvents } from '../order-repository';
import { listLines, orderNumber, toPlacedOrder } from '../shopper-orders';
import { listCreditNotes } from '../credit-notes';
import { listRefundableLines, unitsOf } from '../refund-lines';
import { isUnsent, mayMove, mayRefund } from '../order-states';
import type { OrderContext } from '../ports';
import type { PlacedOrderLine } from '../schemas';
import type { OrderEventRow, OrderStatus, ShopOrderRow } from '../tables';
import type { ListedOrder } from './order-list';
import { exchangesOf } from './exchange-view';
import { parcelsOf } from './parcel-view';
import type { StaffOrderCod } from './cod-schemas';
import type {
  StaffOrder,
  StaffOrderDetail,
  StaffOrderLine,
  StaffOrderStatus,
  StaffReturnRequest,
  OrderAction,
} from './schemas';

type Action = Static<typeof OrderAction>;

const steps: readonly (readonly [Action, OrderStatus, Right])[] = [
  ['confirm', 'placed', 'pack'],
  ['pack', 'packed', 'pack'],
  ['ship', 'shipped', 'pack'],
  ['deliver', 'delivered', 'pack'],
  ['cancel', 'cancelled', 'keep'],
  ['return', 'returned', 'keep'],
];

/** Units of an order, by the actions that are possible with them. */
interface OpenUnits {
  /** Units that are not refunded. */
  readonly left: number;
  readonly inParcels: number;
  /** Units that are in no parcel yet. */
  readonly toShip: number;
}

/**
 * The actions that a role may take with an order in that state. An unsent order whose units are all refunded becomes `refunded` once
 * the provider has refunded it: nothing is left to pack or to cancel. An order with parcels cannot be cancelled. `cash` is that of
 * cash on delivery.
 */
function actionsOf(
  status: OrderStatus,
  role: Role,
  { left, inParcels, toShip }: OpenUnits,
  cash?: OrderCash,
): Action[] {
  const isEmpty = left === 0 && isUnsent(status);
  const isOpen = (action: Action) =>
    (action !== 'ship' || toShip > 0) && (action !== 'cancel' || inParcels === 0);
  const allowed = isEmpty
    ? []
    : steps.filter(([action, to, right]) => mayMove(status, to) && hasRight(role, right) && isOpen(action));
  return [
    ...allowed.map(([action]) => action),
    ...cashActions(status, role, cash),
    ...(mayRefund(status) && left > 0 && hasRight(role, 'keep') ? (['refund'] as const) : []),
    ...(hasRight(role, 'pack') ? (['note'] as const) : []),
  ];
}

/** The actions with the cash of an order. */
function cashActions(status: OrderStatus, role: Role, cash: OrderCash | undefined): Action[] {
  if (!cash) return [];
  const isCollected = cash.collectedPaise !== null;
  return [
    ...(status === 'shipped' && !isCollected && hasRight(role, 'pack') ? (['refused'] as const) : []),
    ...(status === 'delivered' && cash.duePaise > 0 && hasRight(role, 'keep') ? (['collect'] as const) : []),
    ...(isCollected && hasRight(role, 'keep') ? (['remit'] as const) : []),
    ...(cash.toTransferPaise > 0 && hasRight(role, 'keep') ? (['transfer'] as const) : []),
  ];
}

/** The cash on delivery of an order; amounts are 0 before it is confirmed. */
async function codOf(
  db: Executor,
  order: ShopOrderRow,
  cash: OrderCash | undefined,
): Promise<Static<typeof StaffOrderCod>> {
  const remittances = await db
    .selectFrom('cod_remittance')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return {
    ...(order.status === 'unconfirmed' && { confirmBefore: order.reserved_until.toISOString() }),
    duePaise: cash?.duePaise ?? 0,
    collectedPaise: cash?.collectedPaise ?? null,
    remittedPaise: cash?.remittedPaise ?? 0,
    toTransferPaise: cash?.toTransferPaise ?? 0,
    remittances: remittances.map(({ amount_paise: amountPaise, reference, remitted_on: day, author }) => ({
      ...{ amountPaise, reference, day, author },
    })),
  };
}

/** The state of an order for staff, who see only booked and unconfirmed orders. */
export const staffStatus = (status: OrderStatus) => status as Static<typeof StaffOrderStatus>;

/** When an order was paid. */
export const isoOf = (moment: Date | null): string => {
  if (!moment) throw new Error('The order is not paid');
  return moment.toISOString();
};

/** When an order was booked or, while it is unconfirmed, ordered. */
const bookedAt = ({ paid_at: paid, created_at: created }: Pick<ShopOrderRow, 'paid_at' | 'created_at'>) =>
  isoOf(paid ?? created);

/** A row of the list. */
export function toStaffOrder(row: ListedOrder): Static<typeof StaffOrder> {
  const { name, email, phone, city } = row.ship;
  return {
    id: row.public_id,
    number: orderNumber(row.public_id),
    status: staffStatus(row.status),
    paidAt: bookedAt(row),
    ...{ name, email, phone, city },
    units: Number(row.units),
    pieces: Number(row.units),
    totalPaise: row.total_paise,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    emailProblem: emailProblemOf(row),
    ...(row.cod && { cod: true }),
    ...(row.exchange !== null && { exchange: row.exchange }),
  };
}

function toStaffLine(
  line: Static<typeof PlacedOrderLine>,
  units: ReturnType<typeof unitsOf> | undefined,
  grams: number | null | undefined,
): Static<typeof StaffOrderLine> {
  const { sent = line.quantity, inParcels = 0 } = units ?? {};
  return {
    ...line,
    toSend: sent,
    ...(inParcels > 0 && { inParcels }),
    ...(typeof grams === 'number' && { weightGrams: grams }),
  };
}

async function moneyOf(db: Executor, orderId: number) {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    // A gift card pays the whole order: nothing was paid online.
    .where('amount_paise', '>', 0)
    .orderBy('created_at')
    .execute();
  const cardRefunds = await listCardRefunds(db, orderId);
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return {
    payments: payments.map((payment) => ({
      id: payment.provider_payment_id,
      status: payment.status,
      method: payment.method,
      amountPaise: payment.amount_paise,
      refundedPaise: payment.refunded_paise,
      at: payment.created_at.toISOString(),
    })),
    refunds: refunds.map(({ method, reference, ...refund }) => ({
      paymentId: refund.provider_payment_id,
      status: refund.status,
      amountPaise: refund.amount_paise,
      reason: refund.reason,
      at: refund.updated_at.toISOString(),
      ...(method !== 'provider' && { method }),
      ...(reference !== null && { reference }),
    })),
    ...(cardRefunds.length > 0 && {
      giftCardRefunds: cardRefunds.map(({ amount_paise: amountPaise, reason, at }) => ({
        ...{ amountPaise, reason: reason ?? '', at: at.toISOString() },
      })),
    }),
  };
}

function returnRequestOf(events: readonly OrderEventRow[]): Static<typeof StaffReturnRequest> | null {
  const asked = events.find(({ kind }) => kind === 'return-requested');
  return asked ? { at: asked.at.toISOString(), reason: asked.detail.reason ?? '' } : null;
}

/** The booked order of that public id, or one that waited for its confirmation and did not expire. Throws an ApiError 404. */
async function findBooked(db: Executor, publicId: string): Promise<ShopOrderRow> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .where(({ or, eb }) =>
      or([eb('paid_at', 'is not', null), eb('status', 'in', ['unconfirmed', 'cancelled'])]),
    )
    .executeTakeFirst();
  if (!order) throw new ApiError(404, 'Order not found.');
  return order;
}

/** An order with all details for staff. Throws an ApiError 404. */
export async function readOrder(
  context: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  role: Role,
  gstin: string | null,
): Promise<Static<typeof StaffOrderDetail>> {
  const { db } = context.database;
  const order = await findBooked(db, publicId);
  const invoice = await invoiceOf(context, order, gstin);
  const { products, totals, giftCard } = toPlacedOrder(
    order,
    await listLines(db, order.id),
    order.status,
    invoice,
  );
  const rows = await listRefundableLines(db, order.id);
  const units = rows.map(unitsOf);
  const sum = (unitsIn: (line: (typeof units)[number]) => number) =>
    units.reduce((all, line) => all + unitsIn(line), 0);
  const left = products.reduce((sum, { quantity, refunded = 0 }) => sum + quantity - refunded, 0);
  const events = await listEvents(db, order.id);
  const cash = await readCash(db, order);
  return {
    id: order.public_id,
    number: orderNumber(order.public_id),
    status: staffStatus(order.status),
    paidAt: bookedAt(order),
    actions: actionsOf(
      order.status,
      role,
      { left, inParcels: sum((line) => line.inParcels), toShip: sum((line) => line.toShip) },
      cash,
    ),
    // All three arrays are in the order of the lines.
    lines: products.map((line, index) => toStaffLine(line, units[index], rows[index]?.grams)),
    subtotalPaise: totals.subtotalPaise,
    ...(totals.shipping && { shipping: totals.shipping }),
    ...(totals.cashFee && { cashFee: totals.cashFee }),
    ...(totals.coupon && { coupon: totals.coupon }),
    ...(giftCard && { giftCard }),
    ...(order.cod && { cod: await codOf(db, order, cash) }),
    taxPaise: totals.taxPaise,
    taxes: totals.taxes,
    totalPaise: order.total_paise,
    address: order.ship,
    courier: order.courier,
    trackingNumber: order.tracking_number,
    ...(await parcelsOf(db, order, role)),
    ...(await exchangesOf(db, order, role, context.clock.now())),
    events: events.map(({ kind, author, at, detail }) => ({
      ...{ kind, author, at: at.toISOString() },
      detail: { ...detail, ...(detail.pieces && { items: detail.pieces }) },
    })),
    ...(await moneyOf(db, order.id)),
    invoice,
    creditNotes: await listCreditNotes(db, order.id),
    returnRequest: returnRequestOf(events),
    emailProblem: emailProblemOf(order),
  };
}
