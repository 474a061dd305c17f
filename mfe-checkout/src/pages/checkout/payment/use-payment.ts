import { useShopDispatch, type ShopDispatch } from '@shop/store';
import { useRef, useState } from 'react';
import { checkoutApi } from '../data';
import {
  runPayment,
  type BookedOrder,
  type EarlierPayment,
  type PaymentGateway,
  type PaymentPhase,
  type PaymentRun,
} from './flow';
import type { RefusedField } from './alerts';
import { receiptFor, type PaymentTraces, type Purchase } from './receipts';

const { getPaymentKey, createPaymentOrder, verifyPayment, saveOrder, checkOrder } = checkoutApi.endpoints;

/** The payment calls through the shared API client. Each rejects with an ApiFailure. */
function paymentGateway(dispatch: ShopDispatch): PaymentGateway {
  return {
    fetchKey: () =>
      dispatch(getPaymentKey.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap(),
    createOrder: (request) => dispatch(createPaymentOrder.initiate(request, { track: false })).unwrap(),
    verify: (confirmation) => dispatch(verifyPayment.initiate(confirmation, { track: false })).unwrap(),
    saveOrder: (request) => dispatch(saveOrder.initiate(request, { track: false })).unwrap(),
    checkOrder: (request) => dispatch(checkOrder.initiate(request, { track: false })).unwrap(),
  };
}

interface PaymentOptions {
  readonly findProvider: PaymentRun['findProvider'];
  readonly traces: PaymentTraces;
  readonly keepTraces: (change: Partial<PaymentTraces>) => void;
  /** Called if the server's prices differ, or if it did not accept the coupon. */
  readonly onStalePrices: (refusesCoupon: boolean) => void;
  /** Called with the reason if the server refused a field of the first step. */
  readonly onFieldRefused: (field: RefusedField, reason: string) => void;
  readonly onBooked: (order: BookedOrder) => void;
}

/** The confirmation before a second payment. */
export interface PaymentQuestion extends EarlierPayment {
  /** `true` pays again. */
  readonly respond: (pays: boolean) => void;
}

export interface Payment {
  readonly phase: PaymentPhase;
  /** The message for the shopper, or null. */
  readonly alert: string | null;
  /** The reason why the last attempt could not start, if it concerns the items; otherwise null. */
  readonly reason: string | null;
  /** Any other reason why it could not start, and what to do; otherwise null. */
  readonly advice: string | null;
  readonly question: PaymentQuestion | null;
  readonly closeAlert: () => void;
  readonly pay: (purchase: Purchase) => Promise<void>;
}

/** The payment of the checkout, one at a time: `pay` does nothing while a payment is in progress. */
export function usePayment(options: PaymentOptions): Payment {
  const dispatch = useShopDispatch();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [alert, setAlert] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [question, setQuestion] = useState<PaymentQuestion | null>(null);
  const running = useRef(false);

  const askToPayAgain = async (earlier: EarlierPayment) => {
    const pays = await new Promise<boolean>((respond) => setQuestion({ ...earlier, respond }));
    setQuestion(null);
    return pays;
  };

  const pay = async (purchase: Purchase) => {
    if (running.current) return;
    running.current = true;
    setReason(null);
    setAdvice(null);
    const { findProvider, traces, keepTraces } = options;
    const receipt = receiptFor(purchase, traces.receipt);
    keepTraces({ receipt });
    const outcome = await runPayment({
      purchase,
      receipt: receipt.value,
      gateway: paymentGateway(dispatch),
      findProvider,
      unsettled: traces.unsettled,
      onPhase: setPhase,
      onUnsettled: (unsettled) => keepTraces({ unsettled }),
      askToPayAgain,
    });
    running.current = false;
    if (outcome.kind === 'booked') {
      options.onBooked(outcome);
      return;
    }
    keepTraces({ unsettled: outcome.unsettled });
    if (outcome.kind === 'declined') return;
    const { refusedField, reason: why } = outcome;
    if (refusedField && why !== null) return options.onFieldRefused(refusedField, why);
    setAlert(outcome.message);
    if (!outcome.stalePrices) return setAdvice(outcome.reason);
    setReason(outcome.reason);
    options.onStalePrices(outcome.refusesCoupon);
  };
  return { phase, alert, reason, advice, question, closeAlert: () => setAlert(null), pay };
}
