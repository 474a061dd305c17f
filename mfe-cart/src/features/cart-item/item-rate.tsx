import { formatRupees, fromRupees } from '@shop/money';
import { VisuallyHidden } from '@shop/ui';
import styles from './item-rate.module.css';

interface ItemRateProps {
  /** Rupees a piece. */
  readonly rate: number;
  /** Rupees a piece before the rate was lowered. */
  readonly originalPrice: number;
}

/** An item's rate, and what it cost before when that was more. */
export function ItemRate({ rate, originalPrice }: ItemRateProps) {
  return (
    <p className={styles.rate}>
      <span className={styles.now}>{formatRupees(fromRupees(rate))}</span>
      {originalPrice > rate && (
        <s className={styles.before}>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatRupees(fromRupees(originalPrice))}
        </s>
      )}
    </p>
  );
}
