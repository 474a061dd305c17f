import type { SandboxOrderRow, SandboxPaymentRow, SandboxRefundRow } from './tables';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** An order in the format of Razorpay's API (razorpay.com/docs/api/orders/entity). */
export function orderEntity(order: SandboxOrderRow) {
  const paid = order.status === 'paid';
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid ? order.amount : 0,
    amount_due: paid ? 0 : order.amount,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    created_at: seconds(order.created_at),
  };
}

/** A payment in the format of Razorpay's API (razorpay.com/docs/api/payments/entity). */
export function paymentEntity(payment: SandboxPaymentRow) {
  const { error, amount_refunded: refunded } = payment;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.order_id,
    method: payment.method,
    captured: payment.status === 'captured' || payment.status === 'refunded',
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : refunded === payment.amount ? 'full' : 'partial',
    email: payment.email,
    contact: payment.contact,
    notes: [],
    error_code: error?.code ?? null,
    error_description: error?.description ?? null,
    error_source: error?.source ?? null,
    error_step: error?.step ?? null,
    error_reason: error?.reason ?? null,
    created_at: seconds(payment.created_at),
  };
}

/** A refund in the format of Razorpay's API (razorpay.com/docs/api/refunds/entity). */
export function refundEntity(refund: SandboxRefundRow) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.payment_id,
    receipt: null,
    status: refund.status,
    speed_processed: 'normal',
    created_at: seconds(refund.created_at),
  };
}

/** A list in the format of Razorpay's API. */
export function collection<Item>(items: readonly Item[]) {
  return { entity: 'collection', count: items.length, items };
}
