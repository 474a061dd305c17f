import { shop } from '@shop/config';
import type { OrderDetail } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import { AddressLines } from './address-lines';
import styles from './print.module.css';

/** What lies in a parcel: where it goes and what is in it, without what was refunded before. Prices are the invoice's affair. */
export function PackingSlip({ order }: { readonly order: OrderDetail }) {
  const { address, number, paidAt } = order;
  const lines = order.lines.filter(({ toSend }) => toSend > 0);
  const pieces = lines.reduce((sum, { toSend }) => sum + toSend, 0);
  return (
    <article className={styles.slip} aria-label={`Packing slip of ${number}`}>
      <header className={styles.top}>
        <p className={styles.shop}>{shop.name}</p>
        <p>
          <span className={styles.number}>{number}</span>
          <br />
          <span>{`Paid on ${formatDay(paidAt)}`}</span>
        </p>
      </header>
      <address className={styles.address}>
        <AddressLines address={address} />
      </address>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Pieces</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.productId} ${line.color}`}>
              <td>{[line.title, line.color].filter(Boolean).join(', ')}</td>
              <td>{line.toSend}</td>
              <td>
                <span className={styles.tick} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{pieces}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
