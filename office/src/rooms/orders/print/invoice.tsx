import { shop } from '@shop/config';
import { gstStateCodes } from '@shop/config/delivery';
import { formatRupees } from '@shop/money';
import { creditRows, gstRows } from '@shop/money/gst-rows';
import { classNames, EmptyState } from '@shop/ui';
import { useId } from 'react';
import type { OrderDetail } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import { AddressLines } from './page';
import styles from './print.module.css';

const codes: Readonly<Record<string, string | undefined>> = gstStateCodes;

/** An amount that a coupon or rounding may make negative. */
const formatSigned = (paise: number) => (paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise));

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
  const { subtotalPaise, coupon, giftCard, cod, taxPaise, totalPaise, taxes, address } = order;
  const rounded = totalPaise - subtotalPaise - taxPaise;
  const sums = [
    ...(coupon ? [{ label: `Coupon ${coupon.code}`, paise: -coupon.amountPaise }] : []),
    { label: 'Taxable value', paise: subtotalPaise },
    ...gstRows(taxes, address.state === shop.state),
    ...(rounded === 0 ? [] : [{ label: 'Rounding', paise: rounded }]),
    { label: cod ? 'Total, cash on delivery' : 'Total paid', paise: totalPaise },
    ...(giftCard
      ? [{ label: `Paid by gift card ····${giftCard.lastFour}`, paise: giftCard.amountPaise }]
      : []),
  ];
  return (
    <tfoot>
      {sums.map(({ label, paise }) => (
        <tr key={label}>
          <th scope="row" colSpan={columns}>
            {label}
          </th>
          <td>{formatSigned(paise)}</td>
        </tr>
      ))}
    </tfoot>
  );
}

/** An order's invoice with its credit notes. It lists all sold items, even refunded ones. */
export function InvoiceSheet({ order }: { readonly order: OrderDetail }) {
  const { address, invoice, lines, number, shipping, cashFee } = order;
  const charges = [
    ...(shipping ? [{ label: 'Shipping', ...shipping }] : []),
    ...(cashFee ? [{ label: 'Cash on delivery', ...cashFee }] : []),
  ];
  if (!invoice)
    return (
      <EmptyState title={`${number} has no invoice`}>
        An order has an invoice once its payment is confirmed.
      </EmptyState>
    );
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
          {/* Without a GST registration it is an invoice, but not a tax invoice. */}
          <strong>{invoice.gstin ? 'Tax Invoice' : 'Invoice'}</strong>
          <br />
          <span className={styles.number}>{invoice.number}</span>
          <br />
          <span>{formatDay(invoice.issuedAt)}</span>
          <br />
          <span>{`Order ${number}`}</span>
        </p>
      </header>
      {invoice.buyer && (
        <div className={styles.address}>
          <strong>{invoice.buyer.companyName}</strong>
          <p>{`GSTIN ${invoice.buyer.gstin}`}</p>
        </div>
      )}
      <address className={styles.address}>
        <AddressLines address={address} />
      </address>
      <p>{`Place of supply: ${address.state}${code ? ` (${code})` : ''}`}</p>
      {invoice.buyer && <p>Tax payable on reverse charge: no</p>}
      <table className={classNames(styles.lines, styles.amounts)}>
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
          {lines.map((line) => (
            <InvoiceLine key={`${line.productId} ${line.color}`} line={line} hasHsn={hasHsn} />
          ))}
          {charges.map(({ label, amountPaise, gstRate }) => (
            <tr key={label}>
              <td>{label}</td>
              {hasHsn && <td>–</td>}
              <td>1</td>
              <td>{formatRupees(amountPaise)}</td>
              <td>{`${gstRate}%`}</td>
              <td>{formatRupees(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <Sums order={order} columns={hasHsn ? 5 : 4} />
      </table>
      <CreditNotes order={order} />
    </article>
  );
}

type Note = OrderDetail['creditNotes'][number];

/** The items or the amount that a credit note covers. */
export function coveredBy({ covers, items }: Pick<Note, 'covers' | 'items'>): string {
  if (covers === 'rest') return 'Remaining invoice amount';
  if (covers === 'money') return 'Part of the payment, without goods';
  return items.join(', ');
}

interface CreditNoteSheetProps {
  readonly note: Note;
  readonly invoice: NonNullable<OrderDetail['invoice']>;
  readonly inOwnState: boolean;
}

function CreditNoteSheet({ note, invoice, inOwnState }: CreditNoteSheetProps) {
  const heading = useId();
  return (
    <section className={styles.note} aria-labelledby={heading}>
      <h2 id={heading}>{`Credit note ${note.number}`}</h2>
      <p>{`${formatDay(note.issuedAt)}, to invoice ${invoice.number} of ${formatDay(invoice.issuedAt)}`}</p>
      {invoice.buyer && <p>{`To ${invoice.buyer.companyName}, GSTIN ${invoice.buyer.gstin}`}</p>}
      <p>{`For: ${coveredBy(note)}`}</p>
      <table className={classNames(styles.lines, styles.amounts)}>
        <tfoot>
          {creditRows(note, inOwnState).map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatSigned(paise)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

/** The credit notes to an order's invoice, each with the refunded tax. */
function CreditNotes({ order }: { readonly order: OrderDetail }) {
  const { invoice, creditNotes, address } = order;
  if (!invoice) return null;
  return creditNotes.map((note) => (
    <CreditNoteSheet
      key={note.number}
      note={note}
      invoice={invoice}
      inOwnState={address.state === shop.state}
    />
  ));
}
