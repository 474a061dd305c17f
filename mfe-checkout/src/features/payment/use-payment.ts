import { useRef, useState } from 'react';
import { runPayment } from './payment-flow';
import type { PaymentGateway, PaymentPhase } from './payment-run';
import type { PaymentProvider } from './payment-provider';
import { unsettledOf, type PaymentTraces } from './payment-traces';
import { receiptFor, type Purchase } from './receipt';

interface PaymentOptions {
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  readonly traces: PaymentTraces;
  readonly keepTraces: (change: Partial<PaymentTraces>) => void;
  readonly onStalePrices: () => void;
  readonly onBooked: (orderId: string) => void;
}

export interface Payment {
  readonly phase: PaymentPhase;
  /** The message for the shopper; null when there is none. */
  readonly alert: string | null;
  /** Why the last attempt could not start, in the server's words; null when there is nothing to say. */
  readonly reason: string | null;
  readonly closeAlert: () => void;
  readonly pay: (purchase: Purchase) => Promise<void>;
}

/** Pays for one purchase at a time: a second press while one is under way does nothing. */
export function usePayment(options: PaymentOptions): Payment {
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [alert, setAlert] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const running = useRef(false);

  const pay = async (purchase: Purchase) => {
    if (running.current) return;
    running.current = true;
    setReason(null);
    const { gateway, provider, traces, keepTraces } = options;
    const receipt = receiptFor(purchase, traces.receipt);
    keepTraces({ receipt });
    const outcome = await runPayment({
      purchase,
      receipt: receipt.value,
      gateway,
      provider,
      unsettled: unsettledOf(traces, purchase),
      onPhase: setPhase,
    });
    running.current = false;
    if (outcome.kind === 'booked') {
      options.onBooked(outcome.orderId);
      return;
    }
    keepTraces({
      unsettled: outcome.unsettled && { receipt: receipt.value, confirmation: outcome.unsettled },
    });
    setAlert(outcome.message);
    setReason(outcome.reason);
    if (outcome.stalePrices) options.onStalePrices();
  };
  return { phase, alert, reason, closeAlert: () => setAlert(null), pay };
}
