import { formatRupeesPlain } from '@shop/money';
import styles from './paying-strip.module.css';

/** Of the order summary, which a phone has below the form. */
export const orderSummaryId = 'order-summary';

interface PayingStripProps {
  /** Payable total; null until the cart has been read. */
  readonly payablePaise: number | null;
  readonly pieces: number;
}

/** Above the form where the summary lies below it: what is being paid, and the way there. */
export function PayingStrip({ payablePaise, pieces }: PayingStripProps) {
  return (
    <p className={styles.strip}>
      {payablePaise !== null && (
        <>
          <span>{`${pieces} ${pieces === 1 ? 'item' : 'items'}, ${formatRupeesPlain(payablePaise)} to pay`}</span>{' '}
          <a href={`#${orderSummaryId}`}>Order Summary</a>
        </>
      )}
    </p>
  );
}
