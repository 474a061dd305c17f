import { formatRupees } from '@shop/money';
import { useId } from 'react';
import type { OrderDetail } from '../../../api/types';
import { formatDay } from '../../../parts/dates';
import styles from './print.module.css';

/** The credit notes to an invoice; nothing where there are none. */
export function CreditNotes({ notes }: { readonly notes: OrderDetail['creditNotes'] }) {
  const heading = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Credit notes</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ number, issuedAt, pieces, amountPaise }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{formatDay(issuedAt)}</td>
              <td>{pieces.join(', ')}</td>
              <td>{formatRupees(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
