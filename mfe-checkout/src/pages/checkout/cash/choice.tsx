import { formatRupees } from '@shop/money';
import styles from './choice.module.css';
import type { Cash } from './use-cash';

interface PaymentChoiceProps {
  readonly cash: Cash;
  /** Why cash on delivery is not possible; null if it is. */
  readonly flaw: string | null;
  /** True during a payment, when the choice cannot be changed. */
  readonly locked: boolean;
}

/** The choice of payment. Renders nothing in a shop without cash on delivery. */
export function PaymentChoice({
  cash: { terms, isChosen, choose, message },
  flaw,
  locked,
}: PaymentChoiceProps) {
  if (!terms) return null;
  const fee = terms.feePaise > 0 ? `Fee ${formatRupees(terms.feePaise)} + GST.` : 'No fee.';
  return (
    <fieldset className={styles.choice} disabled={locked}>
      <legend>How to pay</legend>
      <label className={styles.option}>
        <input type="radio" name="payment" checked={!isChosen} onChange={() => choose(false)} />
        <span>Pay online</span> <span className={styles.note}>UPI, cards, net banking</span>
      </label>
      <label className={styles.option}>
        <input
          type="radio"
          name="payment"
          checked={isChosen}
          disabled={flaw !== null}
          onChange={() => choose(true)}
        />
        <span>Cash on delivery</span>{' '}
        <span className={styles.note}>{flaw ?? `${fee} We send you a link to confirm the order.`}</span>
      </label>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </fieldset>
  );
}
