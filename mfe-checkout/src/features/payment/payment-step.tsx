import { formatRupeesPlain, type OrderTotals } from '@shop/money';
import { AlertDialog, ArrowLeftIcon, Button } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { PaymentTotals } from '../summary/payment-totals';
import { ShippingLabel } from '../shipping/shipping-label';
import { StepHeading } from '../steps/step-heading';
import type { PaymentPhase } from './payment-run';
import styles from './payment-step.module.css';
import type { Purchase } from './receipt';
import type { Payment } from './use-payment';

const phaseTexts: Readonly<Record<PaymentPhase, string>> = {
  idle: '',
  starting: 'Opening the payment window',
  paying: 'Waiting for your payment',
  verifying: 'Verifying your payment',
  saving: 'Saving your order',
  booked: 'Your order is booked',
};

interface PaymentStepProps {
  readonly purchase: Purchase;
  readonly totals: OrderTotals;
  readonly payment: Payment;
  /** A payment was taken that the shop has not acknowledged: paying again only asks for it again. */
  readonly isUnsettled: boolean;
  readonly onBack: () => void;
}

/** Step 2: what it costs, where it goes, and the button that opens the provider's window. */
export function PaymentStep({ purchase, totals, payment, isUnsettled, onBack }: PaymentStepProps) {
  const payButton = useRef<HTMLButtonElement>(null);
  const wasAlerted = useRef(false);
  const busy = payment.phase !== 'idle';
  const isAlerted = payment.alert !== null;

  useEffect(() => {
    // The button was disabled while the payment ran, so the dialog cannot return the focus to it.
    if (wasAlerted.current && !isAlerted) payButton.current?.focus();
    wasAlerted.current = isAlerted;
  }, [isAlerted]);

  return (
    <section className={styles.step} aria-labelledby="complete-payment">
      <StepHeading id="complete-payment" title="Complete Payment" takesFocus />
      <ShippingLabel shipping={purchase.shipping} />
      <PaymentTotals totals={totals} />
      {isUnsettled && (
        <p className={styles.note}>
          Your last payment is not confirmed yet. Paying again checks it first and does not charge it twice.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          <ArrowLeftIcon aria-hidden="true" />
          Back to Shipping Information
        </Button>
        <Button ref={payButton} busy={busy} onClick={() => void payment.pay(purchase)} className={styles.pay}>
          {`Pay ${formatRupeesPlain(totals.payablePaise)}`}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {phaseTexts[payment.phase]}
      </p>
      <AlertDialog open={isAlerted} message={payment.alert ?? ''} onClose={payment.closeAlert} />
    </section>
  );
}
