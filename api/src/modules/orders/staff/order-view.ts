import { hasRight, type Right, type Role } from '../../staff';
import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { emailProblemOf } from '../email-problems';
import { invoiceOf } from '../invoices';
import { listEvents } from '../order-repository';
import { listLines, orderNumber, toPlacedOrder } from '../shopper-orders';
import { listCreditNotes } from '../credit-notes';
import { listRefundableLines, unitsOf } from '../refund-lines';
import { isUnsent, mayMove, mayRefund } from '../order-states';
import type { OrderContext } from '../ports';
import type { OrderEventRow, OrderStatus, ShopOrderRow } from '../tables';
import type { ListedOrder } from './order-list';
import type {
  StaffOrder,
  StaffOrderDetail,
  StaffOrderStatus,
  StaffReturnRequest,
  OrderAction,
} from './schemas';

type Action = Static<typeof OrderAction>;

const steps: readonly (readonly [Action, OrderStatus, Right])[] = [
  ['pack', 'packed', 'pack'],
  ['ship', 'shipped', 'pack'],
  ['deliver', 'delivered', 'pack'],
  ['cancel', 'cancelled', 'keep'],
  ['return', 'returned', 'keep'],
];

/**
 * The actions that a role may take with an order in that state; `left` is the number of its units that are not refunded. An unsent
 * order without such units becomes `refunded` once the provider has refunded it: nothing is left to pack or to cancel.
 */
function actionsOf(status: OrderStatus, role: Role, left: number): Action[] {
  const isEmpty = left === 0 && isUnsent(status);
  const allowed = isEmpty
    ? []
    : steps.filter(([, to, right]) => mayMove(status, to) && hasRight(role, right));
  return [
    ...allowed.map(([action]) => action),
    ...(mayRefund(status) && left > 0 && hasRight(role, 'keep') ? (['refund'] as const) : []),
    ...(hasRight(role, 'pack') ? (['note'] as const) : []),
  ];
}

/** The state of a paid order: staff see only paid orders, and an order never returns to an earlier state. */
export const staffStatus = (status: OrderStatus) => status as Static<typeof StaffOrderStatus>;

/** When an order was paid. */
export const isoOf = (moment: Date | null): string => {
  if (!moment) throw new Error('The order is not paid');
  return moment.toISOString();
};

/** A row of the list. */
export function toStaffOrder(row: ListedOrder): Static<typeof StaffOrder> {
  const { name, email, phone, city } = row.ship;
  return {
    id: row.public_id,
    number: orderNumber(row.public_id),
    status: staffStatus(row.status),
    paidAt: isoOf(row.paid_at),
    ...{ name, email, phone, city },
    units: Number(row.units),
    pieces: Number(row.units),
    totalPaise: row.total_paise,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    emailProblem: emailProblemOf(row),
  };
}

async function moneyOf(db: Executor, orderId: number) {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
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
    refunds: refunds.map((refund) => ({
      paymentId: refund.provider_payment_id,
      status: refund.status,
      amountPaise: refund.amount_paise,
      reason: refund.reason,
      at: refund.updated_at.toISOString(),
    })),
  };
}

function returnRequestOf(events: readonly OrderEventRow[]): Static<typeof StaffReturnRequest> | null {
  const asked = events.find(({ kind }) => kind === 'return-requested');
  return asked ? { at: asked.at.toISOString(), reason: asked.detail.reason ?? '' } : null;
}

/** The paid order of that public id. Throws an ApiError 404. */
async function findPaid(db: Executor, publicId: string): Promise<ShopOrderRow> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .where('paid_at', 'is not', null)
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
  const order = await findPaid(db, publicId);
  const invoice = await invoiceOf(context, order, gstin);
  const { products, totals } = toPlacedOrder(order, await listLines(db, order.id), order.status, invoice);
  const units = (await listRefundableLines(db, order.id)).map(unitsOf);
  const left = products.reduce((sum, { quantity, refunded = 0 }) => sum + quantity - refunded, 0);
  const events = await listEvents(db, order.id);
  return {
    id: order.public_id,
    number: orderNumber(order.public_id),
    status: staffStatus(order.status),
    paidAt: isoOf(order.paid_at),
    actions: actionsOf(order.status, role, left),
    // Both have the order of the lines.
    lines: products.map((line, index) => ({ ...line, toSend: units[index]?.sent ?? line.quantity })),
    subtotalPaise: totals.subtotalPaise,
    ...(totals.shipping && { shipping: totals.shipping }),
    ...(totals.coupon && { coupon: totals.coupon }),
    taxPaise: totals.taxPaise,
    taxes: totals.taxes,
    totalPaise: order.total_paise,
    address: order.ship,
    courier: order.courier,
    trackingNumber: order.tracking_number,
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
