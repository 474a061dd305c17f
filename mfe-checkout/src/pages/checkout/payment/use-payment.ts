import { useRef, useState } from 'react';
import { runPayment } from './flow';
import type { BookedOrder, EarlierPayment, PaymentGateway, PaymentPhase } from './payment-run';
import type { PaymentProvider } from './payment-provider';
import type { PaymentTraces } from './payment-traces';
import { receiptFor, type Purchase } from './receipts';

interface PaymentOptions {
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  readonly traces: PaymentTraces;
  readonly keepTraces: (change: Partial<PaymentTraces>) => void;
  readonly onStalePrices: () => void;
  readonly onBooked: (order: BookedOrder) => void;
}

/** The shopper is asked before a second payment. */
export interface PaymentQuestion extends EarlierPayment {
  /** True pays all the same. */
  readonly respond: (pays: boolean) => void;
}

export interface Payment {
  readonly phase: PaymentPhase;
  /** The message for the shopper; null when there is none. */
  readonly alert: string | null;
  /** Why the last attempt could not start, when it is about the goods; null when there is nothing to say. */
  readonly reason: string | null;
  /** Why it could not start otherwise, and what to do. */
  readonly advice: string | null;
  readonly question: PaymentQuestion | null;
  readonly closeAlert: () => void;
  readonly pay: (purchase: Purchase) => Promise<void>;
}

/** Pays for one purchase at a time: a second press while one is under way does nothing. */
export function usePayment(options: PaymentOptions): Payment {
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
    const { gateway, provider, traces, keepTraces } = options;
    const receipt = receiptFor(purchase, traces.receipt);
    keepTraces({ receipt });
    const outcome = await runPayment({
      purchase,
      receipt: receipt.value,
      gateway,
      provider,
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
    setAlert(outcome.message);
    if (!outcome.stalePrices) return setAdvice(outcome.reason);
    setReason(outcome.reason);
    options.onStalePrices();
  };
  return { phase, alert, reason, advice, question, closeAlert: () => setAlert(null), pay };
}
