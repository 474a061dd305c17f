import { formatRupees } from '@shop/money';
import type { OrderDetail } from '../../../api/types';
import styles from './order.module.css';

/** What was bought, as it was sold, and what it came to. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { lines, subtotalPaise, shipping, taxPaise, totalPaise } = order;
  const rounded = totalPaise - subtotalPaise - taxPaise;
  return (
    <section className={styles.card} aria-labelledby="order-lines">
      <h2 id="order-lines">Items</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Pieces</th>
            <th scope="col">Each</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.productId} ${line.color}`}>
              <td>
                <span>{line.title}</span>
                {line.color && <div className={styles.quiet}>{`Colour: ${line.color}`}</div>}
              </td>
              <td>
                <span>{line.quantity}</span>
                {line.refunded !== undefined && (
                  <div className={styles.quiet}>{`${line.refunded} refunded`}</div>
                )}
              </td>
              <td>{formatRupees(line.unitPaise)}</td>
              <td>{formatRupees(line.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Goods
            </th>
            <td>{formatRupees(subtotalPaise - (shipping?.amountPaise ?? 0))}</td>
          </tr>
          {shipping && (
            <tr>
              <th scope="row" colSpan={3}>
                Shipping
              </th>
              <td>{formatRupees(shipping.amountPaise)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              GST
            </th>
            <td>{formatRupees(taxPaise)}</td>
          </tr>
          {rounded !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                Rounded
              </th>
              <td>{formatRupees(rounded)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              Paid
            </th>
            <td>{formatRupees(totalPaise)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
