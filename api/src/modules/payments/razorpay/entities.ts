import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type {
  NewProviderOrder,
  ProviderEvent,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from '../../orders/ports';
import { DowntimeEntity, toDowntime } from './downtimes';
import { DisputeEntity, toDispute } from './settlements';

/** The fields of Razorpay's entities that the shop uses (razorpay.com/docs/api). Amounts are integer paise. */
const nullableText = Type.Optional(Type.Union([Type.String(), Type.Null()]));

export const OrderEntity = Type.Object({
  id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  receipt: nullableText,
});

export const PaymentEntity = Type.Object({
  id: Type.String(),
  order_id: nullableText,
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Union([
    Type.Literal('created'),
    Type.Literal('authorized'),
    Type.Literal('captured'),
    Type.Literal('refunded'),
    Type.Literal('failed'),
  ]),
  amount_refunded: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  method: nullableText,
});

export const RefundEntity = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: Type.Integer(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('processed'), Type.Literal('failed')]),
});

export const OrderCollection = Type.Object({ items: Type.Array(OrderEntity) });
export const PaymentCollection = Type.Object({ items: Type.Array(PaymentEntity) });

export const toOrder = (order: Static<typeof OrderEntity>): ProviderOrder => ({
  id: order.id,
  amountPaise: order.amount,
  currency: order.currency,
  receipt: order.receipt ?? null,
});

export const toPayment = (payment: Static<typeof PaymentEntity>): ProviderPayment => ({
  id: payment.id,
  orderId: payment.order_id ?? null,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
  refundedPaise: payment.amount_refunded ?? 0,
  method: payment.method ?? null,
});

export const toRefund = (refund: Static<typeof RefundEntity>): ProviderRefund => ({
  id: refund.id,
  paymentId: refund.payment_id,
  amountPaise: refund.amount,
  status: refund.status,
});

const DowntimePart = Type.Object({
  payload: Type.Object({ 'payment.downtime': Type.Object({ entity: DowntimeEntity }) }),
});
const DisputePart = Type.Object({
  payload: Type.Object({ dispute: Type.Object({ entity: DisputeEntity }) }),
});
const PaymentPart = Type.Object({
  payload: Type.Object({ payment: Type.Object({ entity: PaymentEntity }) }),
});
const RefundPart = Type.Object({ payload: Type.Object({ refund: Type.Object({ entity: RefundEntity }) }) });

/** Reads the parts of a webhook's body that the shop uses. Ignores other fields and unknown shapes. */
export function readRazorpayEvent(body: unknown): ProviderEvent {
  const downtime = Value.Check(DowntimePart, body)
    ? toDowntime(body.payload['payment.downtime'].entity)
    : undefined;
  return {
    payment: Value.Check(PaymentPart, body) ? toPayment(body.payload.payment.entity) : null,
    refund: Value.Check(RefundPart, body) ? toRefund(body.payload.refund.entity) : null,
    ...(downtime && { downtime }),
    ...(Value.Check(DisputePart, body) && { dispute: toDispute(body.payload.dispute.entity) }),
  };
}

/** Razorpay's limits on an order (razorpay.com/docs/api/orders/create). */
const razorpayLimits = { minimumPaise: 100, receiptCharacters: 40, notes: 15, noteCharacters: 256 } as const;

/** Throws a RangeError for an order that Razorpay would refuse, which is a bug and not a shopper's error. */
export function assertWithinLimits({ amountPaise, receipt, notes = {} }: NewProviderOrder): void {
  const { minimumPaise, receiptCharacters, noteCharacters } = razorpayLimits;
  if (!Number.isSafeInteger(amountPaise) || amountPaise < minimumPaise) {
    throw new RangeError(`An order needs at least ${minimumPaise} whole paise, not ${amountPaise}.`);
  }
  if (receipt === '' || receipt.length > receiptCharacters) {
    throw new RangeError(`A receipt has 1 to ${receiptCharacters} characters.`);
  }
  const pairs = Object.entries(notes);
  if (pairs.length > razorpayLimits.notes || pairs.flat().some((text) => text.length > noteCharacters)) {
    throw new RangeError(`Notes are at most ${razorpayLimits.notes} pairs of ${noteCharacters} characters.`);
  }
}
