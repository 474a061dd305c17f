import { shop } from '@shop/config';
import { isOpen } from './order-states';
import type { ProviderPayment, ProviderPaymentStatus } from './ports';
import type { PaymentRow, ShopOrderRow } from './tables';

/** What a reported payment means for its order. Everything but `ignore` also saves the payment's new state. */
export type PaymentDecision =
  | 'ignore'
  | 'record'
  | 'record-partial-refund'
  | 'record-full-refund'
  | 'place'
  | 'refund-second-payment'
  | 'refund-wrong-amount';

type DecidedOrder = Pick<
  ShopOrderRow,
  'id' | 'provider_order_id' | 'status' | 'total_paise' | 'paid_payment_id'
>;
type KnownPayment = Pick<PaymentRow, 'order_id' | 'status' | 'refunded_paise'>;

interface Facts {
  readonly order: DecidedOrder;
  readonly payment: ProviderPayment;
  /** The payment as the shop knows it. */
  readonly known: KnownPayment | undefined;
}

const rank: Readonly<Record<ProviderPaymentStatus, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Sorts earlier states first, so that payments are applied in the order in which they happened. */
export function byProgress(
  a: { status: ProviderPaymentStatus },
  b: { status: ProviderPaymentStatus },
): number {
  return rank[a.status] - rank[b.status];
}

const isOfAnotherOrder = ({ order, payment, known }: Facts) =>
  payment.orderId !== order.provider_order_id || (known !== undefined && known.order_id !== order.id);

/** A failed payment may still be authorised late; nothing else goes back to an earlier state. */
const isRepeated = ({ payment, known }: Facts) =>
  known !== undefined && rank[payment.status] <= rank[known.status];

const isRefundedFurther = ({ payment, known }: Facts) =>
  known?.status === payment.status && payment.refundedPaise > known.refunded_paise;

const isWrongAmount = ({ order, payment }: Facts) =>
  payment.amountPaise !== order.total_paise || payment.currency !== shop.currency;

/** The first rule that applies decides. */
const rules: readonly (readonly [decision: PaymentDecision, applies: (facts: Facts) => boolean])[] = [
  ['ignore', isOfAnotherOrder],
  ['record-partial-refund', isRefundedFurther],
  ['ignore', isRepeated],
  ['record-full-refund', ({ payment }) => payment.status === 'refunded'],
  ['record', ({ payment }) => payment.status !== 'captured'],
  ['record', ({ order, payment }) => order.paid_payment_id === payment.id],
  ['refund-second-payment', ({ order }) => !isOpen(order.status) && order.status !== 'expired'],
  ['refund-wrong-amount', isWrongAmount],
  ['place', () => true],
];

/** Decides what a payment does to its order. Pure: whether units are left to sell shows only when it is placed. */
export function decide(
  order: DecidedOrder,
  payment: ProviderPayment,
  known: KnownPayment | undefined,
): PaymentDecision {
  return rules.find(([, applies]) => applies({ order, payment, known }))?.[0] ?? 'ignore';
}
