import { shop } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { creditRows } from '@shop/money/gst-rows';
import { classNames } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useId } from 'react';
import { formatInvoiceDay } from './invoice-day';
import styles from './invoice.module.css';

type Note = NonNullable<PlacedOrder['creditNotes']>[number];

function coveredBy({ covers, pieces }: Note): string {
  if (covers === 'rest') return 'All that was left of the invoice';
  if (covers === 'money') return 'Part of what you paid';
  return pieces.join(', ');
}

interface CreditNoteProps {
  readonly note: Note;
  readonly invoice: NonNullable<PlacedOrder['invoice']>;
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
      <p>
        {`${formatInvoiceDay(note.issuedAt)}, to invoice ${invoice.number} of ${formatInvoiceDay(invoice.issuedAt)}`}
      </p>
      <p>{markLanguage(`For: ${coveredBy(note)}`)}</p>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ label, paise }, index) => (
            <tr key={label} className={classNames(index === rows.length - 1 && styles.sum)}>
              <th scope="row">{label}</th>
              <td>{formatRupees(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CreditNotesProps {
  readonly order: PlacedOrder;
  readonly invoice: NonNullable<PlacedOrder['invoice']>;
}

/** The credit notes to an invoice, each with the tax that it takes back; nothing where there are none. */
export function CreditNotes({ order, invoice }: CreditNotesProps) {
  const inOwnState = order.address.state === shop.state;
  return order.creditNotes?.map((note) => (
    <CreditNote key={note.number} note={note} invoice={invoice} inOwnState={inOwnState} />
  ));
}
