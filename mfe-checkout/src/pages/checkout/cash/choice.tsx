import { formatRupees } from '@shop/money';
import { priceWithTax } from '@shop/money/price-with-tax';
import { t } from '../../../messages';
import styles from './choice.module.css';
import type { Cash } from './use-cash';

interface PaymentChoiceProps {
  readonly cash: Cash;
  /** The GST of the fee in basis points, in a shop that shows prices with it; otherwise null. */
  readonly feeBp: number | null;
  /** Why cash on delivery is not possible; null if it is. */
  readonly flaw: string | null;
  /** True during a payment, when the choice cannot be changed. */
  readonly locked: boolean;
}

function feeText(paise: number, taxBp: number | null): string {
  if (paise === 0) return t('No fee.');
  return taxBp === null
    ? t('Fee {fee} + GST.', { fee: formatRupees(paise) })
    : t('Fee {fee} incl. GST.', { fee: formatRupees(priceWithTax(paise, taxBp)) });
}

/** The choice of payment. Renders nothing in a shop without cash on delivery. */
export function PaymentChoice({
  cash: { terms, isChosen, choose, message },
  feeBp,
  flaw,
  locked,
}: PaymentChoiceProps) {
  if (!terms) return null;
  return (
    <fieldset className={styles.choice} disabled={locked}>
      <legend>{t('How to pay')}</legend>
      <label className={styles.option}>
        <input type="radio" name="payment" checked={!isChosen} onChange={() => choose(false)} />
        <span>{t('Pay online')}</span> <span className={styles.note}>{t('UPI, cards, net banking')}</span>
      </label>
      <label className={styles.option}>
        <input
          type="radio"
          name="payment"
          checked={isChosen}
          disabled={flaw !== null}
          onChange={() => choose(true)}
        />
        <span>{t('Cash on delivery')}</span>{' '}
        <span className={styles.note}>
          {flaw ?? `${feeText(terms.feePaise, feeBp)} ${t('We will send you a link to confirm the order.')}`}
        </span>
      </label>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </fieldset>
  );
}
