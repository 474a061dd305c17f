import type { CheckoutItem, LineFact } from '@shop/contracts';
import { shareOfStock } from '@shop/ui/stock-note';
import { useId, useRef } from 'react';
import type { CheckoutTotals } from './priced-lines';
import styles from './summary.module.css';
import { PaymentTotals } from './payment-totals';
import { orderSummaryId } from './paying-strip';
import { SummaryLine } from './summary-line';

interface OrderSummaryProps {
  readonly items: readonly CheckoutItem[];
  readonly facts: readonly LineFact[] | null;
  /** Why the last attempt to pay could not start. */
  readonly reason: string | null;
  /** Left out while they are beside the Pay button. */
  readonly totals?: CheckoutTotals;
  readonly onRemove: (item: CheckoutItem) => void;
  readonly onQuantity: (item: CheckoutItem, quantity: number) => void;
  /** While a payment is under way nothing may be taken out. */
  readonly locked: boolean;
}

/** What a line can have: of a product's colours, the first ones have its stock first. */
function stockOf(
  line: CheckoutItem,
  items: readonly CheckoutItem[],
  facts: readonly LineFact[] | null,
): ReturnType<typeof shareOfStock> {
  if (!facts) return { free: undefined };
  const ofProduct = ({ productId }: { readonly productId: string }) => productId === line.productId;
  const earlier = items.slice(0, items.indexOf(line)).filter(ofProduct);
  const taken = earlier.reduce((sum, { quantity }) => sum + quantity, 0);
  return shareOfStock(facts.find(ofProduct)?.stock ?? null, taken);
}

/** What is being bought, beside the form. */
export function OrderSummary({
  items,
  facts,
  reason,
  totals,
  onRemove,
  onQuantity,
  locked,
}: OrderSummaryProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const remove = (item: CheckoutItem) => {
    // The button is about to go, and the summary with the last line.
    const next = items.length > 1 ? section.current : section.current?.closest('main');
    next?.focus({ preventScroll: true });
    onRemove(item);
  };
  return (
    <section
      ref={section}
      id={orderSummaryId}
      tabIndex={-1}
      className={styles.summary}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={styles.heading}>
        Order Summary
      </h2>
      {reason !== null && <p role="status">{reason}</p>}
      <ul className={styles.lines}>
        {items.map((item) => (
          <SummaryLine
            key={`${item.productId} ${item.color}`}
            item={item}
            stock={stockOf(item, items, facts)}
            onRemove={remove}
            onQuantity={onQuantity}
            locked={locked}
          />
        ))}
      </ul>
      {totals && <PaymentTotals totals={totals} />}
    </section>
  );
}
