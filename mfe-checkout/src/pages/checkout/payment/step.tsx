import { formatRupeesPlain } from '@shop/money';
import { AlertDialog, ArrowLeftIcon, Button } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import type { CheckoutTotals } from '../priced-lines';
import { PaymentTotals } from '../payment-totals';
import { ShippingLabel } from '../../../features/shipping-label';
import { StepHeading } from '../steps';
import { EmailNote } from './email-note';
import { PayAgainDialog } from './pay-again-dialog';
import type { PaymentPhase } from './payment-run';
import styles from './step.module.css';
import type { Purchase } from './receipts';
import type { Payment } from './use-payment';

const phaseTexts: Readonly<Record<PaymentPhase, string>> = {
  idle: '',
  starting: 'Opening the payment window',
  asking: '',
  paying: 'Waiting for your payment',
  verifying: 'Verifying your payment',
  saving: 'Saving your order',
  booked: 'Your order is booked',
};

interface PaymentStepProps {
  readonly purchase: Purchase;
  readonly totals: CheckoutTotals;
  readonly payment: Payment;
  /** A payment was taken, or may have been, that the shop has not acknowledged. */
  readonly isUnsettled: boolean;
  readonly onBack: () => void;
}

/** Step 2: what it costs, where it goes, and the button that opens the provider's window. */
export function PaymentStep({ purchase, totals, payment, isUnsettled, onBack }: PaymentStepProps) {
  const payButton = useRef<HTMLButtonElement>(null);
  const adviceId = useId();
  const losesFocus = useRef(false);
  const { phase, alert, question, advice } = payment;
  const busy = phase !== 'idle';
  const isAlerted = alert !== null;
  const isCovered = isAlerted || question !== null;

  useEffect(() => {
    // The button was disabled while the payment ran, so a dialog cannot return the focus to it.
    if (losesFocus.current && !isCovered && !busy) payButton.current?.focus();
    losesFocus.current = isCovered || (losesFocus.current && busy);
  }, [isCovered, busy]);

  return (
    <section className={styles.step} aria-labelledby="complete-payment">
      <StepHeading id="complete-payment" title="Complete Payment" takesFocus />
      <ShippingLabel shipping={purchase.shipping} />
      <EmailNote email={purchase.shipping.email} />
      <PaymentTotals totals={totals} />
      {isUnsettled && !busy && (
        <p className={styles.note}>
          Your last payment is not confirmed yet. We will ask before charging you again.
        </p>
      )}
      {advice !== null && (
        <p id={adviceId} className={styles.note}>
          {advice}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          <ArrowLeftIcon aria-hidden="true" />
          Back to Shipping Information
        </Button>
        <Button
          ref={payButton}
          busy={busy}
          onClick={() => void payment.pay(purchase)}
          className={styles.pay}
          aria-describedby={advice === null ? undefined : adviceId}
        >
          {`Pay ${formatRupeesPlain(totals.payablePaise)}`}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {phaseTexts[phase]}
      </p>
      <AlertDialog open={isAlerted} message={alert ?? ''} onClose={payment.closeAlert} />
      <PayAgainDialog question={question} payablePaise={totals.payablePaise} />
    </section>
  );
}
