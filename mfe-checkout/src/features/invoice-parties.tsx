import { shop } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatInvoiceDay } from './invoice-day';
import styles from './invoice.module.css';

interface InvoicePartiesProps {
  readonly order: PlacedOrder;
  readonly invoice: NonNullable<PlacedOrder['invoice']>;
}

/** Who sold to whom, when, and under which numbers. */
export function InvoiceParties({ order, invoice }: InvoicePartiesProps) {
  const { name, streetAddress, apartment, city, state, pinCode, phone } = order.address;
  return (
    <div className={styles.parties}>
      <div>
        <p className={styles.name}>{shop.name}</p>
        <p>{shop.state}, India</p>
        {invoice.gstin && <p>{`GSTIN ${invoice.gstin}`}</p>}
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>Invoice no.</dt>
          <dd>{invoice.number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatInvoiceDay(invoice.issuedAt)}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{`Order ${order.orderNumber}`}</dd>
        </div>
      </dl>
      <div>
        <p className={styles.eyebrow}>Billed and shipped to</p>
        <p className={styles.name}>{name}</p>
        <p>{[streetAddress, apartment].filter(Boolean).join(', ')}</p>
        <p>{`${city}, ${state} ${pinCode}`}</p>
        <p>{phone}</p>
      </div>
    </div>
  );
}
