import { tax } from '@shop/config';
import { formatRupees, type OrderTotals, type TaxShare } from '@shop/money';
import type { CheckoutTotals } from './priced-lines';
import styles from './payment-totals.module.css';

/** Tax by rate. An older host calculates one rate and does not name it. */
function taxesOf({ taxes, subtotalPaise, taxPaise }: Omit<OrderTotals, 'taxes'> & Partial<OrderTotals>) {
  const usual: TaxShare = { taxBp: tax.gstBasisPoints, taxablePaise: subtotalPaise, taxPaise };
  return taxes ?? [usual];
}

/** From the full prices to what is paid; each row is exact, and the last is their sum. */
export function PaymentTotals({ totals }: { readonly totals: CheckoutTotals }) {
  const { subtotalPaise, savedPaise, shippingPaise, roundingPaise, payablePaise } = totals;
  return (
    <dl className={styles.totals}>
      <Row label="Items" amount={formatRupees(subtotalPaise + savedPaise - shippingPaise)} />
      {savedPaise > 0 && <Row label="Discount" amount={`−${formatRupees(savedPaise)}`} />}
      {shippingPaise > 0 && <Row label="Shipping" amount={formatRupees(shippingPaise)} />}
      {taxesOf(totals).map(({ taxBp, taxPaise }) => (
        <Row key={taxBp} label={`${taxBp / 100}% GST`} amount={formatRupees(taxPaise)} />
      ))}
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
