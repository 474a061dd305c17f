import type { SandboxContext } from './context';
import type { SandboxPaymentRow, SandboxRefundRow } from './tables';

/** The sandbox's fee: 2% of a payment, and 18% GST on that. */
const FEE_PERCENT = 2;
const GST_PERCENT = 18;

const DAY_MS = 24 * 60 * 60_000;
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;
/** Days from a payment to its settlement. */
const SETTLEMENT_DAYS = 2;
/** The time of day of settlements, in milliseconds after midnight in India. */
const SETTLED_AT_MS = 10 * 60 * 60_000;

/** A settled item in the format of Razorpay's API (razorpay.com/docs/api/settlements/fetch-recon). */
export interface SandboxSettledItem {
  readonly entity_id: string;
  readonly type: 'payment' | 'refund';
  readonly debit: number;
  readonly credit: number;
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly tax: number;
  readonly on_hold: boolean;
  readonly settled: boolean;
  readonly created_at: number;
  readonly settled_at: number;
  readonly settlement_id: string;
  readonly settlement_utr: string;
  readonly payment_id: string | null;
  readonly order_id: string | null;
  readonly method: string | null;
  readonly dispute_id: string | null;
}

type SettledFields = Pick<
  SandboxSettledItem,
  'on_hold' | 'settled' | 'settled_at' | 'settlement_id' | 'settlement_utr' | 'dispute_id'
>;

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The fee of a payment including GST, and the GST, in paise. */
export function feeOf(amount: number): { readonly fee: number; readonly tax: number } {
  const net = Math.round((amount * FEE_PERCENT) / 100);
  const tax = Math.round((net * GST_PERCENT) / 100);
  return { fee: net + tax, tax };
}

function paymentItem(payment: SandboxPaymentRow, settled: SettledFields): SandboxSettledItem {
  const { fee, tax } = feeOf(payment.amount);
  return {
    entity_id: payment.id,
    type: 'payment',
    debit: 0,
    credit: payment.amount - fee,
    amount: payment.amount,
    currency: payment.currency,
    ...{ fee, tax },
    created_at: seconds(payment.created_at),
    payment_id: null,
    order_id: payment.order_id,
    method: payment.method,
    ...settled,
  };
}

function refundItem(refund: SandboxRefundRow, settled: SettledFields): SandboxSettledItem {
  return {
    entity_id: refund.id,
    type: 'refund',
    debit: refund.amount,
    credit: 0,
    amount: refund.amount,
    currency: 'INR',
    fee: 0,
    tax: 0,
    created_at: seconds(refund.created_at),
    payment_id: refund.payment_id,
    order_id: null,
    method: null,
    ...settled,
  };
}

/** The settlements of a day in India, YYYY-MM-DD: the payments and refunds of two days before. Empty before ten o'clock. */
export async function settledOn(
  { store, clock, faults }: SandboxContext,
  day: string,
): Promise<readonly SandboxSettledItem[]> {
  const midnight = new Date(new Date(`${day}T00:00:00Z`).getTime() - AHEAD_OF_UTC_MS);
  const at = new Date(midnight.getTime() + SETTLED_AT_MS);
  if (at > clock.now()) return [];
  const from = new Date(midnight.getTime() - SETTLEMENT_DAYS * DAY_MS);
  const to = new Date(from.getTime() + DAY_MS);
  const payments = await store.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('status', 'in', ['captured', 'refunded'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute();
  const refunds = await store.db
    .selectFrom('sandbox_refund')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute();
  const digits = day.replaceAll('-', '');
  const fields: SettledFields = {
    on_hold: false,
    settled: true,
    settled_at: seconds(at),
    settlement_id: `setl_Sandbox${digits}`,
    settlement_utr: `SANDBOX${digits}`,
    dispute_id: null,
  };
  const items = [
    ...payments.map((payment) => paymentItem(payment, fields)),
    ...refunds.map((refund) => refundItem(refund, fields)),
  ];
  const { alterSettled } = faults;
  return alterSettled ? items.flatMap((item) => alterSettled(item) ?? []) : items;
}
