import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import { creditRows } from '@shop/money/gst-rows';
import { classNames } from '@shop/ui';
import { useId } from 'react';
import type { OrderDetail } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import styles from './print.module.css';

type Note = OrderDetail['creditNotes'][number];

/** What a credit note is for, in words. */
export function coveredBy({ covers, pieces }: Pick<Note, 'covers' | 'pieces'>): string {
  if (covers === 'rest') return 'All that was left of the invoice';
  if (covers === 'money') return 'Part of the payment, without goods';
  return pieces.join(', ');
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
      <p>{`For: ${coveredBy(note)}`}</p>
      <table className={classNames(styles.lines, styles.amounts)}>
        <tfoot>
          {creditRows(note, inOwnState).map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatRupees(paise)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

/** The credit notes to an order's invoice, each with the tax that it takes back; nothing where there are none. */
export function CreditNotes({ order }: { readonly order: OrderDetail }) {
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
