import { formatRupees } from '@shop/money';
import type { OrderDetail, OrderEvent } from '../../../api/types';
import { formatMoment } from '../../../parts/text';
import { exchangeStateLabel, isOrderStatus, orderStatusLabel } from '../../../parts/statuses';
import styles from './order.module.css';

/** The order's items and totals. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { lines, subtotalPaise, shipping, cashFee, coupon, giftCard, taxPaise, totalPaise } = order;
  const roundingPaise = totalPaise - subtotalPaise - taxPaise;
  const goodsPaise =
    subtotalPaise + (coupon?.amountPaise ?? 0) - (shipping?.amountPaise ?? 0) - (cashFee?.amountPaise ?? 0);
  return (
    <section className={styles.card} aria-labelledby="order-lines">
      <h2 id="order-lines">Items</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.productId} ${line.color}`}>
              <td>
                <span>{line.title}</span>
                {line.color && <div className={styles.quiet}>{line.color}</div>}
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
              Subtotal
            </th>
            <td>{formatRupees(goodsPaise)}</td>
          </tr>
          {shipping && (
            <tr>
              <th scope="row" colSpan={3}>
                Shipping
              </th>
              <td>{formatRupees(shipping.amountPaise)}</td>
            </tr>
          )}
          {cashFee && (
            <tr>
              <th scope="row" colSpan={3}>
                Cash on delivery
              </th>
              <td>{formatRupees(cashFee.amountPaise)}</td>
            </tr>
          )}
          {coupon && (
            <tr>
              <th scope="row" colSpan={3}>
                {`Coupon ${coupon.code}`}
              </th>
              <td>{`−${formatRupees(coupon.amountPaise)}`}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              GST
            </th>
            <td>{formatRupees(taxPaise)}</td>
          </tr>
          {roundingPaise !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                Rounding
              </th>
              <td>{formatRupees(roundingPaise)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              {order.cod ? 'Total' : 'Paid'}
            </th>
            <td>{formatRupees(totalPaise)}</td>
          </tr>
          {giftCard && (
            <tr>
              <th scope="row" colSpan={3}>
                {`Paid by gift card ····${giftCard.lastFour}`}
              </th>
              <td>{formatRupees(giftCard.amountPaise)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

function nameOf({ kind, detail }: OrderEvent): string {
  const parcel = detail.parcel ?? '';
  if (kind === 'note') return 'Note';
  if (kind === 'refund') return 'Refund';
  if (kind === 'email-corrected') return 'Email address changed';
  if (kind === 'return-requested') return 'Return requested';
  if (kind === 'exchange' && detail.exchangeState) {
    return `Exchange ${detail.exchange ?? ''}: ${exchangeStateLabel(detail.exchangeState).toLowerCase()}`;
  }
  if (kind === 'collected') return 'Cash received';
  if (kind === 'remitted') return 'Cash remitted';
  if (kind === 'transferred') return 'Refund transferred';
  if (kind === 'linked') return 'Linked to an account';
  if (kind === 'parcel-shipped') return `Parcel ${parcel} shipped`;
  if (kind === 'parcel-delivered') return `Parcel ${parcel} delivered`;
  if (kind === 'parcel-returned') return `Parcel ${parcel} returned`;
  return isOrderStatus(kind) ? orderStatusLabel(kind) : kind;
}

/** The details of an event, one per line. */
function linesOf({ detail }: OrderEvent): string[] {
  const {
    courier,
    trackingNumber,
    reason,
    restocked,
    text,
    amountPaise,
    items,
    creditNote,
    giftCardPaise,
    replacement,
    email,
    previousEmail,
    resent,
    endsLinks,
    reference,
    day,
  } = detail;
  return [
    amountPaise !== undefined && creditNote && `${formatRupees(amountPaise)}, credit note ${creditNote}`,
    amountPaise !== undefined &&
      !creditNote &&
      `${formatRupees(amountPaise)} ${reference ? '' : 'in cash'}`.trim(),
    giftCardPaise !== undefined && `${formatRupees(giftCardPaise)} to the gift card`,
    reference && `Reference ${reference}${day ? `, ${day}` : ''}`,
    items?.join('\n'),
    replacement && `For ${replacement}`,
    courier && `${courier}, ${trackingNumber ?? ''}`,
    reason,
    restocked === true && 'Items restocked.',
    restocked === false && 'Items not restocked.',
    email && `From ${previousEmail ?? ''} to ${email}.`,
    resent === true && 'Order emails were resent.',
    endsLinks === true && 'Links in earlier emails no longer open the order.',
    text,
  ].filter((line) => typeof line === 'string');
}

/** The history of an order, the latest event first. */
export function Timeline({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <section className={styles.card} aria-labelledby="order-events">
      <h2 id="order-events">Timeline</h2>
      <ol className={styles.events}>
        {events.toReversed().map((event, index) => (
          <li key={events.length - index} className={styles.event}>
            <strong>{nameOf(event)}</strong>
            <div className={styles.quiet}>{`${formatMoment(event.at)}, ${event.author ?? 'the shop'}`}</div>
            {linesOf(event).map((line) => (
              <p key={line} className={styles.said}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
