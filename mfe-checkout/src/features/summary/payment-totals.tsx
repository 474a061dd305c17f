import { tax } from '@shop/config';
import { formatRupees, type OrderTotals } from '@shop/money';
import styles from './payment-totals.module.css';

/** From the full prices to what is paid; each row is exact, and the last is their sum. */
export function PaymentTotals({ totals }: { readonly totals: OrderTotals }) {
  const { subtotalPaise, savedPaise, taxPaise, roundingPaise, payablePaise } = totals;
  return (
    <dl className={styles.totals}>
      <Row label="Items" amount={formatRupees(subtotalPaise + savedPaise)} />
      {savedPaise > 0 && <Row label="Discount" amount={`−${formatRupees(savedPaise)}`} />}
      <Row label={tax.label} amount={formatRupees(taxPaise)} />
      {roundingPaise > 0 && <Row label="Rounding" amount={formatRupees(roundingPaise)} />}
      <Row label="Payable total" amount={formatRupees(payablePaise)} strong />
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}

function Row({ label, amount, strong = false }: RowProps) {
  return (
    <div className={strong ? styles.sum : styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
