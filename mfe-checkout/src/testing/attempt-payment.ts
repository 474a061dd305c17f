import {
  runPayment,
  type EarlierPayment,
  type PaymentGateway,
  type PaymentPhase,
  type PaymentRun,
} from '../pages/checkout/payment/flow';
import type { PaymentProvider, ProviderResponse } from '../pages/checkout/payment/provider';
import type { Purchase } from '../pages/checkout/payment/receipts';
import { confirmation } from './checkout';
import { placedOrder } from './placed-order';

export const purchase = {
  products: [{ productId: 'p1', quantity: 2, color: 'Sage' }],
  shipping: placedOrder().address,
  amount: 31_900,
};

/** The stored payment of an earlier attempt at the same purchase that the provider charged. */
export const taken = { receipt: 'rcpt_1', orderId: 'order_1', amount: 31_900, confirmation };
/** The stored payment of an earlier attempt whose window was left open. */
export const leftOpen = { ...taken, confirmation: null };

/** A call that the API rejects with a status. */
export const failing =
  (status: number, message = 'No') =>
  () =>
    Promise.reject({ status, message });

interface Setup extends Partial<PaymentGateway> {
  readonly response?: ProviderResponse;
  readonly load?: PaymentProvider['load'];
  readonly open?: PaymentProvider['open'];
  readonly unsettled?: PaymentRun['unsettled'];
  readonly giftCard?: Purchase['giftCard'];
  /** The shopper's answer to the prompt. */
  readonly paysAgain?: boolean;
}

/** Attempts to pay for `purchase`, with calls that succeed by default. Returns the calls, prompts and messages. */
export async function attemptPayment({
  response,
  load,
  open,
  unsettled = null,
  giftCard,
  paysAgain = false,
  ...calls
}: Setup = {}) {
  const phases: PaymentPhase[] = [];
  const asked: EarlierPayment[] = [];
  const opened: PaymentRun['unsettled'][] = [];
  const sent: [string, unknown][] = [];
  const note = <Given, Result>(name: string, call: (given: Given) => Promise<Result>) => {
    return (given: Given) => {
      sent.push([name, given]);
      return call(given);
    };
  };
  const outcome = await runPayment({
    purchase: giftCard ? { ...purchase, giftCard } : purchase,
    receipt: 'rcpt_1',
    unsettled,
    onPhase: (phase) => phases.push(phase),
    onUnsettled: (payment) => opened.push(payment),
    askToPayAgain: async (earlier) => {
      asked.push(earlier);
      return paysAgain;
    },
    gateway: {
      fetchKey: async () => ({ key: 'key_1', checkoutScript: '/checkout.js' }),
      createOrder: note(
        'createOrder',
        calls.createOrder ??
          (async () => ({ success: true, id: 'order_1', currency: 'INR', amount: 31_900 }) as const),
      ),
      verify: note('verify', calls.verify ?? (async () => ({ success: true, status: 'placed' }))),
      saveOrder: note(
        'saveOrder',
        calls.saveOrder ??
          (async () => ({ success: true, order: { _id: 'ord_1', status: 'placed' } }) as const),
      ),
      checkOrder: note('checkOrder', calls.checkOrder ?? failing(402)),
      ...(calls.fetchKey && { fetchKey: calls.fetchKey }),
    },
    findProvider: () => ({
      script: /^/,
      load: load ?? (async () => undefined),
      open: note('open', open ?? (async () => response ?? { kind: 'responded', response: confirmation })),
    }),
  });
  return { outcome, phases, sent, asked, opened, steps: sent.map(([name]) => name) };
}
