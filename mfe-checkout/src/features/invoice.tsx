import { shop, stateCodes } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { gstRows } from '@shop/money/gst-rows';
import { classNames } from '@shop/ui';
import { useId } from 'react';
import { markLanguage } from '@shop/ui/mark-language';
import { CreditNotes } from './credit-notes';
import { InvoiceParties } from './invoice-parties';
import styles from './invoice.module.css';

interface InvoiceSheetProps {
  readonly order: PlacedOrder;
  readonly invoice: NonNullable<PlacedOrder['invoice']>;
  /** Also on the screen, not on paper alone. */
  readonly shown?: boolean;
}

const codes: Readonly<Record<string, string | undefined>> = stateCodes;

/** The invoice of an order, on paper alone unless told otherwise. */
export function InvoiceSheet({ order, invoice, shown = false }: InvoiceSheetProps) {
  const heading = useId();
  const { products, totals, address } = order;
  const { subtotalPaise, shipping, taxes, roundingPaise, payablePaise } = totals;
  const sums = [
    { label: 'Taxable value', paise: subtotalPaise },
    ...gstRows(taxes, address.state === shop.state),
    ...(roundingPaise > 0 ? [{ label: 'Rounding', paise: roundingPaise }] : []),
  ];
  const code = codes[address.state];
  const hasHsn = products.some(({ hsnCode }) => hsnCode !== null);
  return (
    <section className={classNames(styles.sheet, shown && styles.shown)} aria-labelledby={heading}>
      {/* Without a registration it is an invoice, but no tax invoice. */}
      <h2 id={heading} className={styles.title}>
        {invoice.gstin ? 'Tax Invoice' : 'Invoice'}
      </h2>
      <InvoiceParties order={order} invoice={invoice} />
      <p className={styles.supply}>{`Place of supply: ${address.state}${code ? ` (${code})` : ''}`}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Description</th>
              {hasHsn && <th scope="col">HSN</th>}
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">GST</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {products.map(
              ({ productId, title, color, hsnCode, quantity, unitPaise, gstRate, totalPaise }) => (
                <tr key={`${productId} ${color}`}>
                  <th scope="row">{markLanguage(color ? `${title}, ${color}` : title)}</th>
                  {hasHsn && <td>{hsnCode ?? '-'}</td>}
                  <td>{quantity}</td>
                  <td>{formatRupees(unitPaise)}</td>
                  <td>{`${gstRate}%`}</td>
                  <td>{formatRupees(totalPaise)}</td>
                </tr>
              ),
            )}
            {shipping && (
              <tr>
                <th scope="row">Shipping</th>
                {hasHsn && <td>-</td>}
                <td>1</td>
                <td>{formatRupees(shipping.amountPaise)}</td>
                <td>{`${shipping.gstRate}%`}</td>
                <td>{formatRupees(shipping.amountPaise)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            {sums.map(({ label, paise }) => (
              <tr key={label}>
                <th scope="row" colSpan={hasHsn ? 5 : 4}>
                  {label}
                </th>
                <td>{formatRupees(paise)}</td>
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row" colSpan={hasHsn ? 5 : 4}>
                Total paid
              </th>
              <td>{formatRupees(payablePaise)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <CreditNotes order={order} invoice={invoice} />
      <p className={styles.note}>
        Prices are after discount. Questions? {shop.email} or {shop.phone}
      </p>
    </section>
  );
}
