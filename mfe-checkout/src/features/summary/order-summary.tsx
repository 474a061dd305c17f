import type { CheckoutItem } from '@shop/contracts';
import type { OrderTotals } from '@shop/money';
import { useId } from 'react';
import styles from './order-summary.module.css';
import { PaymentTotals } from './payment-totals';
import { SummaryLine } from './summary-line';

interface OrderSummaryProps {
  readonly items: readonly CheckoutItem[];
  /** Left out while they stand beside the Pay button. */
  readonly totals?: OrderTotals;
  readonly onRemove: (item: CheckoutItem) => void;
  /** While a payment is under way nothing may be taken out. */
  readonly locked: boolean;
}

/** What is being bought, beside the form. */
export function OrderSummary({ items, totals, onRemove, locked }: OrderSummaryProps) {
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
      {totals && <PaymentTotals totals={totals} />}
    </section>
  );
}
