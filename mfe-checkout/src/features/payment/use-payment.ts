import type { PaymentConfirmation } from '@shop/contracts';
import { useRef, useState } from 'react';
import { runPayment, type PaymentGateway, type PaymentPhase } from './payment-flow';
import type { PaymentProvider } from './payment-provider';
import { receiptFor, type Purchase, type Receipt } from './receipt';

interface PaymentOptions {
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  readonly receipt: Receipt | null;
  readonly keepReceipt: (receipt: Receipt) => void;
  readonly onStalePrices: () => void;
  readonly onBooked: (orderId: string) => void;
}

export interface Payment {
  readonly phase: PaymentPhase;
  /** What to tell the shopper, null when there is nothing. */
  readonly alert: string | null;
  readonly closeAlert: () => void;
  /** A payment was taken that the shop has not acknowledged yet: paying again only asks for it again. */
  readonly isUnsettled: boolean;
  readonly pay: (purchase: Purchase) => Promise<void>;
}

interface Unsettled {
  readonly receipt: Receipt;
  readonly confirmation: PaymentConfirmation;
}

/** Pays for one purchase at a time: a second press while one is under way does nothing. */
export function usePayment(options: PaymentOptions): Payment {
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [alert, setAlert] = useState<string | null>(null);
  const [unsettled, setUnsettled] = useState<Unsettled | null>(null);
  const running = useRef(false);

  const pay = async (purchase: Purchase) => {
    if (running.current) return;
    running.current = true;
    const receipt = receiptFor(purchase, options.receipt);
    options.keepReceipt(receipt);
    const outcome = await runPayment({
      purchase,
      receipt: receipt.value,
      gateway: options.gateway,
      provider: options.provider,
      unsettled: unsettled?.receipt.value === receipt.value ? unsettled.confirmation : null,
      onPhase: setPhase,
    });
    running.current = false;
    if (outcome.kind === 'booked') {
      options.onBooked(outcome.orderId);
      return;
    }
    setUnsettled(outcome.unsettled && { receipt, confirmation: outcome.unsettled });
    setAlert(outcome.message);
    if (outcome.stalePrices) options.onStalePrices();
  };
  return { phase, alert, closeAlert: () => setAlert(null), isUnsettled: unsettled !== null, pay };
}
