import { tax } from '@shop/config';
import type { CheckoutItem } from '@shop/contracts';
import { formatRupees, subtotal } from '@shop/money';
import { useId } from 'react';
import { pricedLine } from '../items/priced-lines';
import styles from './order-summary.module.css';
import { SummaryLine } from './summary-line';

interface OrderSummaryProps {
  readonly items: readonly CheckoutItem[];
  readonly onRemove: (item: CheckoutItem) => void;
  /** While a payment is under way nothing may be taken out. */
  readonly locked: boolean;
}

/** What is being bought, beside the form. */
export function OrderSummary({ items, onRemove, locked }: OrderSummaryProps) {
  const heading = useId();
  return (
    <section className={styles.summary} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Order Summary
      </h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <SummaryLine
            key={`${item.productId} ${item.color}`}
            item={item}
            onRemove={onRemove}
            locked={locked}
          />
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>Subtotal</span>
        <span>{formatRupees(subtotal(items.map(pricedLine)))}</span>
      </p>
      <p className={styles.note}>{tax.label} is added at payment.</p>
    </section>
  );
}
