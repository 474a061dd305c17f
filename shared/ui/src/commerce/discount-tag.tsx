import { classNames } from '../primitives/class-names';
import styles from './discount-tag.module.css';

export interface DiscountTagProps {
  /** Discount in basis points: 1500 is 15%. */
  readonly discountBp: number;
  readonly className?: string;
}

/**
 * A dark red tag "- 15 %", visible on the buff of tickets and art; nothing without a discount. The caller places it
 * on the photo.
 */
export function DiscountTag({ discountBp, className }: DiscountTagProps) {
  if (discountBp <= 0) return null;
  return <span className={classNames(styles.tag, className)}>{`- ${discountBp / 100} %`}</span>;
}
