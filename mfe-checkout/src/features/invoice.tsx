import { shop } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import { gstStateCodes } from '@shop/config/delivery';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { creditRows, gstRows } from '@shop/money/gst-rows';
import { Button, classNames, ReceiptIcon } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useId } from 'react';
import { t } from '../messages';
import styles from './invoice.module.css';

type Invoice = NonNullable<PlacedOrder['invoice']>;

interface InvoiceProps {
  readonly order: PlacedOrder;
  readonly invoice: Invoice;
}

interface InvoiceSheetProps extends InvoiceProps {
  /** True to show the invoice on screen; by default it appears only in print. */
  readonly shown?: boolean;
}

const codes: Readonly<Record<string, string | undefined>> = gstStateCodes;

/** An amount that a coupon or rounding may make negative. */
const formatSigned = (paise: number) => (paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise));

/** How an order with cash on delivery is paid. */
function cashNote({ duePaise, collectedPaise }: NonNullable<PlacedOrder['cod']>): string {
  if (collectedPaise !== undefined) return `Cash on delivery: ${formatRupees(collectedPaise)} paid`;
  return duePaise > 0 ? `Cash on delivery: ${formatRupees(duePaise)} due` : 'Cash on delivery: nothing due';
}

/** The part of an order that a gift card pays. */
const cardNote = ({ lastFour, amountPaise }: NonNullable<PlacedOrder['giftCard']>): string =>
  `Paid by gift card ····${lastFour}: ${formatRupees(amountPaise)}`;

/** The invoice of an order, with its credit notes. */
export function InvoiceSheet({ order, invoice, shown = false }: InvoiceSheetProps) {
  const heading = useId();
  const { products, totals, address } = order;
  const { subtotalPaise, shipping, cashFee, coupon, taxes, roundingPaise, payablePaise } = totals;
  const sums = [
    ...(coupon ? [{ label: `Coupon ${coupon.code}`, paise: -coupon.amountPaise }] : []),
    { label: 'Taxable value', paise: subtotalPaise },
    ...gstRows(taxes, address.state === shop.state),
    ...(roundingPaise > 0 ? [{ label: 'Rounding', paise: roundingPaise }] : []),
  ];
  const code = codes[address.state];
  const hasHsn = products.some(({ hsnCode }) => hsnCode !== null);
  return (
    <section className={classNames(styles.sheet, shown && styles.shown)} aria-labelledby={heading}>
      {/* Without a GST registration it is an invoice, but not a tax invoice. */}
      <h2 id={heading} className={styles.title}>
        {invoice.gstin ? 'Tax Invoice' : 'Invoice'}
      </h2>
      <InvoiceParties order={order} invoice={invoice} />
      <p className={styles.supply}>{`Place of supply: ${address.state}${code ? ` (${code})` : ''}`}</p>
      {invoice.buyer && <p className={styles.supply}>Tax payable on reverse charge: no</p>}
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
            {cashFee && (
              <tr>
                <th scope="row">Cash on delivery</th>
                {hasHsn && <td>-</td>}
                <td>1</td>
                <td>{formatRupees(cashFee.amountPaise)}</td>
                <td>{`${cashFee.gstRate}%`}</td>
                <td>{formatRupees(cashFee.amountPaise)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            {sums.map(({ label, paise }) => (
              <tr key={label}>
                <th scope="row" colSpan={hasHsn ? 5 : 4}>
                  {label}
                </th>
                <td>{formatSigned(paise)}</td>
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row" colSpan={hasHsn ? 5 : 4}>
                {order.cod ? 'Total' : 'Total paid'}
              </th>
              <td>{formatRupees(payablePaise)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {order.giftCard && <p className={styles.supply}>{cardNote(order.giftCard)}</p>}
      {order.cod && <p className={styles.supply}>{cashNote(order.cod)}</p>}
      <CreditNotes order={order} invoice={invoice} />
      <p className={styles.note}>
        Prices are after discount. Questions? {shop.email} or {shop.phone}
      </p>
    </section>
  );
}

/** Seller, buyer, date and numbers. */
function InvoiceParties({ order, invoice }: InvoiceProps) {
  const { name, streetAddress, apartment, city, state, pinCode, phone } = order.address;
  return (
    <div className={styles.parties}>
      <div>
        <p className={styles.name}>{shop.name}</p>
        <p>{shop.address}, India</p>
        {invoice.gstin && <p>{`GSTIN ${invoice.gstin}`}</p>}
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>Invoice no.</dt>
          <dd>{invoice.number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDate(invoice.issuedAt)}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{`Order ${order.orderNumber}`}</dd>
        </div>
      </dl>
      <div>
        <p className={styles.eyebrow}>Billed and shipped to</p>
        {invoice.buyer && (
          <>
            <p className={styles.name}>{invoice.buyer.companyName}</p>
            <p>{`GSTIN ${invoice.buyer.gstin}`}</p>
          </>
        )}
        <p className={classNames(!invoice.buyer && styles.name)}>{name}</p>
        <p>{[streetAddress, apartment].filter(Boolean).join(', ')}</p>
        <p>{`${city}, ${state} ${pinCode}`}</p>
        <p>{phone}</p>
      </div>
    </div>
  );
}

type Note = NonNullable<PlacedOrder['creditNotes']>[number];

function coveredBy({ covers, items }: Note): string {
  if (covers === 'rest') return 'Remaining invoice amount';
  if (covers === 'money') return 'Part of what you paid';
  return items.join(', ');
}

interface CreditNoteProps {
  readonly note: Note;
  readonly invoice: Invoice;
  readonly inOwnState: boolean;
}

function CreditNote({ note, invoice, inOwnState }: CreditNoteProps) {
  const heading = useId();
  const rows = creditRows(note, inOwnState);
  return (
    <section className={styles.credit} aria-labelledby={heading}>
      <h3 id={heading} className={styles.creditTitle}>
        {`Credit Note ${note.number}`}
      </h3>
      <p>{`${formatDate(note.issuedAt)}, to invoice ${invoice.number} of ${formatDate(invoice.issuedAt)}`}</p>
      {invoice.buyer && <p>{`To ${invoice.buyer.companyName}, GSTIN ${invoice.buyer.gstin}`}</p>}
      <p>{markLanguage(`For: ${coveredBy(note)}`)}</p>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ label, paise }, index) => (
            <tr key={label} className={classNames(index === rows.length - 1 && styles.sum)}>
              <th scope="row">{label}</th>
              <td>{formatSigned(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The credit notes to an invoice, each with the refunded tax. */
function CreditNotes({ order, invoice }: InvoiceProps) {
  const inOwnState = order.address.state === shop.state;
  return order.creditNotes?.map((note) => (
    <CreditNote key={note.number} note={note} invoice={invoice} inOwnState={inOwnState} />
  ));
}

/** Opens the browser's print dialog; the print styles hide everything except the invoice. */
export function PrintInvoice() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <ReceiptIcon aria-hidden="true" />
      <span>{t('Print invoice')}</span>
    </Button>
  );
}
