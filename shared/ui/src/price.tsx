import { formatRupees, unitPrice } from '@shop/money';
import { classNames } from './class-names';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** Price of one piece before discount, in paise. */
  readonly ratePaise: number;
  /** Discount in basis points: 1500 is 15 %. */
  readonly discountBp?: number;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** The price to pay, and the full price struck through when a discount lowers it. */
export function Price({ ratePaise, discountBp = 0, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      <span className={styles.now}>{formatRupees(unitPrice(ratePaise, discountBp))}</span>
      {discountBp > 0 && (
        <s className={styles.before}>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatRupees(ratePaise)}
        </s>
      )}
    </span>
  );
}
