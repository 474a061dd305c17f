import { Type, type Static } from 'typebox';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from '../../orders/ports';

/** Razorpay's entities as far as the shop reads them (razorpay.com/docs/api). Amounts are integer paise. */
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
