import { t } from '@shop/config/messages';
import { formatRupees, unitPrice } from '@shop/money';
import { gstBp, priceWithTax } from '@shop/money/price-with-tax';
import { classNames } from '../primitives/class-names';
import { InclGst, PlusGst } from './plus-gst';
import styles from './price.module.css';
import { VisuallyHidden } from '../primitives/visually-hidden';

export interface PriceProps {
  /** Unit price before discount, in paise. */
  readonly ratePaise: number;
  /** Discount in basis points: 1500 is 15%. */
  readonly discountBp?: number;
  /** Unit price before it was lowered, in paise. */
  readonly originalPaise?: number;
  /** Percent of GST to show the prices with; without it they are shown before GST. */
  readonly gstRate?: number;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** The price to pay, the full price struck through if it is higher, and a note that GST is added or included. */
export function Price({
  ratePaise,
  discountBp = 0,
  originalPaise = ratePaise,
  gstRate,
  size = 'medium',
  className,
}: PriceProps) {
  const nowPaise = unitPrice(ratePaise, discountBp);
  // A discount applies to the list rate.
  const beforePaise = discountBp > 0 ? ratePaise : originalPaise;
  const format = (paise: number) =>
    formatRupees(gstRate === undefined ? paise : priceWithTax(paise, gstBp(gstRate)));
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      <span className={styles.now}>{format(nowPaise)}</span>
      {beforePaise > nowPaise && (
        <s className={styles.before}>
          <VisuallyHidden>{`${t('Original price')} `}</VisuallyHidden>
          <span>{format(beforePaise)}</span>
        </s>
      )}
      {gstRate === undefined ? <PlusGst /> : <InclGst />}
    </span>
  );
}
