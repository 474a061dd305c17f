import { shop, stateCodes } from '@shop/config';
import { formatRupees } from '@shop/money';
import { gstRows } from '@shop/money/gst-rows';
import { classNames, EmptyState } from '@shop/ui';
import type { OrderDetail } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import { AddressLines } from './address-lines';
import { CreditNotes } from './credit-notes';
import styles from './print.module.css';

const codes: Readonly<Record<string, string | undefined>> = stateCodes;

type Line = OrderDetail['lines'][number];

function InvoiceLine({ line, hasHsn }: { readonly line: Line; readonly hasHsn: boolean }) {
  return (
    <tr>
      <td>{[line.title, line.color].filter(Boolean).join(', ')}</td>
      {hasHsn && <td>{line.hsnCode ?? '–'}</td>}
      <td>{line.quantity}</td>
      <td>{formatRupees(line.unitPaise)}</td>
      <td>{`${line.gstRate}%`}</td>
      <td>{formatRupees(line.totalPaise)}</td>
    </tr>
  );
}

function Sums({ order, columns }: { readonly order: OrderDetail; readonly columns: number }) {
  const { subtotalPaise, taxPaise, totalPaise, taxes, address } = order;
  const rounded = totalPaise - subtotalPaise - taxPaise;
  const sums = [
    { label: 'Taxable value', paise: subtotalPaise },
    ...gstRows(taxes, address.state === shop.state),
    ...(rounded === 0 ? [] : [{ label: 'Rounded', paise: rounded }]),
    { label: 'Total paid', paise: totalPaise },
  ];
  return (
    <tfoot>
      {sums.map(({ label, paise }) => (
        <tr key={label}>
          <th scope="row" colSpan={columns}>
            {label}
          </th>
          <td>{formatRupees(paise)}</td>
        </tr>
      ))}
    </tfoot>
  );
}

/** An order's invoice, with the credit notes to it. What it lists is what was sold, also after a refund. */
export function InvoiceSheet({ order }: { readonly order: OrderDetail }) {
  const { address, invoice, lines, number, shipping } = order;
  if (!invoice) return <EmptyState title={`${number} has no invoice`}>It was never bought.</EmptyState>;
  const hasHsn = lines.some(({ hsnCode }) => hsnCode !== null);
  const code = codes[address.state];
  return (
    <article className={styles.slip} aria-label={`Invoice of ${number}`}>
      <header className={styles.top}>
        <div>
          <p className={styles.shop}>{shop.name}</p>
          <p>{shop.address}</p>
          {invoice.gstin && <p>{`GSTIN ${invoice.gstin}`}</p>}
        </div>
        <p>
          {/* Without a registration it is an invoice, but no tax invoice. */}
          <strong>{invoice.gstin ? 'Tax Invoice' : 'Invoice'}</strong>
          <br />
          <span className={styles.number}>{invoice.number}</span>
          <br />
          <span>{formatDay(invoice.issuedAt)}</span>
          <br />
          <span>{`Order ${number}`}</span>
        </p>
      </header>
      <address className={styles.address}>
        <AddressLines address={address} />
      </address>
      <p>{`Place of supply: ${address.state}${code ? ` (${code})` : ''}`}</p>
      <table className={classNames(styles.lines, styles.amounts)}>
        <thead>
          <tr>
            <th scope="col">Description</th>
            {hasHsn && <th scope="col">HSN</th>}
            <th scope="col">Pieces</th>
            <th scope="col">Price</th>
            <th scope="col">GST</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <InvoiceLine key={`${line.productId} ${line.color}`} line={line} hasHsn={hasHsn} />
          ))}
          {shipping && (
            <tr>
              <td>Shipping</td>
              {hasHsn && <td>–</td>}
              <td>1</td>
              <td>{formatRupees(shipping.amountPaise)}</td>
              <td>{`${shipping.gstRate}%`}</td>
              <td>{formatRupees(shipping.amountPaise)}</td>
            </tr>
          )}
        </tbody>
        <Sums order={order} columns={hasHsn ? 5 : 4} />
      </table>
      <CreditNotes order={order} />
    </article>
  );
}
