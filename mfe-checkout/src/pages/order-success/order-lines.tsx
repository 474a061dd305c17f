import { shop } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { gstRows } from '@shop/money/gst-rows';
import type { ReactNode } from 'react';
import { markLanguage } from '@shop/ui/mark-language';
import styles from './order-lines.module.css';

/** What an order holds, at the prices it was sold for, and what was added on top. */
export function OrderLines({ order }: { readonly order: PlacedOrder }) {
  const { taxes, roundingPaise, shipping } = order.totals;
  return (
    <ul className={styles.lines} aria-label="Ordered">
      {order.products.map(({ productId, title, color, quantity, unitPaise }) => (
        <Line key={`${productId} ${color}`} amount={`${formatRupees(unitPaise)} × ${quantity}`}>
          <span>{markLanguage(title)}</span>
          {color && <span className={styles.color}>{` ${color}`}</span>}
        </Line>
      ))}
      {shipping && <Line amount={formatRupees(shipping.amountPaise)}>Shipping</Line>}
      {gstRows(taxes, order.address.state === shop.state).map(({ label, paise }) => (
        <Line key={label} amount={formatRupees(paise)}>
          {label}
        </Line>
      ))}
      {roundingPaise > 0 && <Line amount={formatRupees(roundingPaise)}>Rounding</Line>}
    </ul>
  );
}

function Line({ amount, children }: { readonly amount: string; readonly children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span>{children}</span>
      <span className={styles.amount}>{amount}</span>
    </li>
  );
}
