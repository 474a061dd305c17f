import { shop } from '@shop/config';
import { isEmailAddress, suggestEmailAddress } from '@shop/config/email-address';
import { formatRupeesPlain } from '@shop/money';
import { AlertDialog, ArrowLeftIcon, Button, FormDialog } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../../messages';
import { ShippingLabel } from '../../../features/shipping-label';
import { PaymentChoice } from '../cash/choice';
import type { Cash } from '../cash/use-cash';
import { type CheckoutTotals, duePaise } from '../items';
import { usePaymentOutages } from '../data';
import { ShippingStatus } from '../shipping-price/status';
import type { ShippingPrice } from '../shipping-price/use-shipping-price';
import { StepHeading } from '../steps';
import { PaymentTotals } from '../summary';
import type { EarlierPayment, PaymentPhase } from './flow';
import { isCovered, type Purchase } from './receipts';
import styles from './step.module.css';
import type { Payment, PaymentQuestion } from './use-payment';

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
  readonly cash: Cash;
  /** The GST of the fee of cash on delivery in basis points, in a shop that shows prices with it; otherwise null. */
  readonly feeBp: number | null;
  /** Why cash on delivery is not possible; null if it is. */
  readonly cashFlaw: string | null;
  /** Whether a payment was or may have been charged that the shop has not confirmed. */
  readonly isUnsettled: boolean;
  /** True while the total is being calculated. */
  readonly isPricing: boolean;
  readonly shipping: ShippingPrice;
  readonly onBack: () => void;
}

/** Step 2: the address, the totals and the button that opens the provider's window. */
export function PaymentStep(props: PaymentStepProps) {
  const { purchase, totals, payment, cash, feeBp, cashFlaw, isUnsettled, isPricing, shipping, onBack } =
    props;
  const payButton = useRef<HTMLButtonElement>(null);
  const adviceId = useId();
  const outagesId = useId();
  const outages = usePaymentOutages();
  const losesFocus = useRef(false);
  const { phase, alert, question, advice } = payment;
  const busy = phase !== 'idle' || cash.isBusy;
  const payable = formatRupeesPlain(duePaise(totals));
  const isPaidByCard = isCovered(purchase);
  const isAlerted = alert !== null;
  const hasDialog = isAlerted || question !== null;
  const described =
    [outages.length > 0 && outagesId, advice !== null && adviceId].filter(Boolean).join(' ') || undefined;

  useEffect(() => {
    // The button was disabled during the payment, so a dialog cannot return the focus to it.
    if (losesFocus.current && !hasDialog && !busy) payButton.current?.focus();
    losesFocus.current = hasDialog || (losesFocus.current && busy);
  }, [hasDialog, busy]);

  return (
    <section className={styles.step} aria-labelledby="complete-payment">
      <StepHeading id="complete-payment" title={t('Complete Payment')} takesFocus />
      <ShippingLabel shipping={purchase.shipping} />
      <EmailNote email={purchase.shipping.email} />
      <PaymentChoice
        cash={cash}
        feeBp={feeBp}
        flaw={isUnsettled ? t('Your last payment is not confirmed yet.') : cashFlaw}
        locked={busy}
      />
      <PaymentTotals totals={totals} />
      <ShippingStatus shipping={shipping} />
      {isUnsettled && !busy && (
        <p className={styles.note}>
          {t('Your last payment is not confirmed yet. We will ask before charging you again.')}
        </p>
      )}
      {outages.length > 0 && (
        <ul id={outagesId} className={styles.outages} aria-label={t('Payment outages')}>
          {outages.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {advice !== null && (
        <p id={adviceId} className={styles.note}>
          {advice}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          <ArrowLeftIcon aria-hidden="true" />
          <span>{t('Back to Shipping Information')}</span>
        </Button>
        <Button
          ref={payButton}
          busy={busy || isPricing}
          disabled={totals.excludesShipping}
          onClick={() => void (cash.isChosen ? cash.place(purchase) : payment.pay(purchase))}
          className={styles.pay}
          aria-describedby={described}
        >
          {isPaidByCard
            ? t('Place order with gift card')
            : t(cash.isChosen ? 'Place order for {payable}' : 'Pay {payable}', { payable })}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {cash.isBusy ? t('Placing your order') : t(phaseTexts[phase])}
      </p>
      <AlertDialog open={isAlerted} message={alert === null ? '' : t(alert)} onClose={payment.closeAlert} />
      <PayAgainDialog
        question={question}
        payablePaise={isPaidByCard ? totals.payablePaise : duePaise(totals)}
      />
    </section>
  );
}

/** A note that emails about the order may not reach the shopper. Empty for an address that looks valid. */
function EmailNote({ email }: { readonly email: string }) {
  const suggestion = suggestEmailAddress(email);
  if (!isEmailAddress(email)) {
    return (
      <p key="unreachable" className={styles.note}>
        <span>{t('No email about this order can reach “')}</span>
        <bdi>{email}</bdi>
        <span>{t('”. Go back to correct the address, or pay without email updates.')}</span>
      </p>
    );
  }
  if (suggestion === undefined) return null;
  return (
    <p key="doubtful" className={styles.note}>
      <span>{t('Is “')}</span>
      <bdi>{email}</bdi>
      <span>{t('” right? If you meant “')}</span>
      <bdi>{suggestion}</bdi>
      <span>{t('”, go back to correct it.')}</span>
    </p>
  );
}

interface QuestionTexts {
  /** Also the dialog's accessible name, so that screen readers announce the risk. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Facts about the earlier payment, and the consequence of paying again. */
function textsOf({ amount, state }: EarlierPayment, payable: string): QuestionTexts {
  const rupees = amount === null ? t('A payment') : formatRupeesPlain(amount);
  const payment = amount === null ? t('A payment') : t('A payment of {rupees}', { rupees });
  if (state === 'booked')
    return {
      title: t('{rupees} was already taken. Place a second order?', { rupees }),
      lines: [
        t('{payment} was already taken, and the order is booked.', { payment }),
        t('If you pay now, you will place another order for {payable}.', { payable }),
      ],
    };
  const charge = t(
    'If you pay now, you may be charged another {payable}. To check first, write to {email}.',
    { payable, email: shop.email },
  );
  return state === 'taken'
    ? {
        title: t('{rupees} was already taken. Pay again?', { rupees }),
        lines: [
          t('{payment} was already taken for this order, but we could not confirm it.', { payment }),
          charge,
        ],
      }
    : {
        title: t('{rupees} may already have been taken. Pay again?', { rupees }),
        lines: [t('{payment} may already have been taken for this order.', { payment }), charge],
      };
}

interface PayAgainDialogProps {
  readonly question: PaymentQuestion | null;
  /** Paise. */
  readonly payablePaise: number;
}

/** Asks before a second payment. Escape, the backdrop and the first button charge nothing. */
function PayAgainDialog({ question, payablePaise }: PayAgainDialogProps) {
  const payable = formatRupeesPlain(payablePaise);
  const texts = question && textsOf(question, payable);
  const id = useId();
  const lines = texts?.lines.map((text, index) => ({ id: `${id}${index}`, text })) ?? [];
  return (
    <FormDialog
      open={question !== null}
      title={texts?.title ?? ''}
      submit={t('Pay {payable} again', { payable })}
      leave={t('Do not pay')}
      describedBy={lines.map((line) => line.id).join(' ')}
      busy={false}
      onSubmit={() => question?.respond(true)}
      onClose={() => question?.respond(false)}
    >
      {lines.map((line) => (
        <p key={line.id} id={line.id}>
          {line.text}
        </p>
      ))}
    </FormDialog>
  );
}
