import { formatDate } from '@shop/config/dates';
import type { OrderMoment, PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import styles from './order-timeline.module.css';

const labels: Readonly<Record<string, string>> = {
  placed: 'Order Placed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return-requested': 'Return requested',
  'exchange-requested': 'Exchange requested',
  'exchange-accepted': 'Exchange accepted',
  'exchange-received': 'Your item is with us',
  'exchange-sent': 'The replacement is on its way',
  'exchange-declined': 'Exchange declined',
  'exchange-cancelled': 'Exchange cancelled',
  returned: 'Returned',
};

/**
 * The labels of a parcel's events, after `Parcel 1`. `shipped` is the event of the last parcel, with which the order is on its
 * way.
 */
const parcels: Readonly<Record<string, string>> = {
  'parcel-shipped': 'is on its way',
  shipped: 'is on its way',
  'parcel-delivered': 'was delivered',
  'parcel-returned': 'came back to us',
};

/** The label of an event. Unknown kinds are shown by their API name. */
function labelOf({ kind, amountPaise, parcel }: OrderMoment, inCash: boolean): string {
  const part = parcels[kind];
  if (parcel !== undefined && part) return `Parcel ${parcel} ${part}`;
  const amount = amountPaise === undefined ? 'Your payment' : formatRupees(amountPaise);
  if (kind === 'refunded-to-card') return `${amount} is back on your gift card`;
  if (kind === 'reduced') return `${amount} less to pay on delivery`;
  if (inCash && kind === 'placed') return 'Order Placed, to be paid in cash';
  if (inCash && kind === 'refund-pending') return `${amount} will be refunded by bank transfer or UPI`;
  if (inCash && kind === 'refunded') return `${amount} was refunded by bank transfer or UPI`;
  if (kind === 'refund-pending') return `${amount} will be refunded to your original payment method`;
  if (kind === 'refunded') return `${amount} was refunded to your original payment method`;
  return labels[kind] ?? kind.replaceAll('-', ' ');
}

interface OrderTimelineProps {
  readonly timeline: readonly OrderMoment[];
  /** Undefined for an order that is paid online. */
  readonly cod?: PlacedOrder['cod'];
}

/** The events of an order, earliest first. */
export function OrderTimeline({ timeline, cod }: OrderTimelineProps) {
  return (
    <section className={styles.card} aria-labelledby="order-timeline">
      <h2 id="order-timeline">Timeline</h2>
      {timeline.length === 0 ? (
        <p>{cod ? 'The order is not confirmed yet.' : 'No payment has reached us for this order yet.'}</p>
      ) : (
        <ol className={styles.moments}>
          {timeline.map((moment) => (
            <li
              key={`${moment.kind} ${moment.at} ${moment.creditNote ?? ''}${moment.parcel ?? ''}${moment.replacement ? moment.items : ''}`}
              className={styles.moment}
            >
              <p className={styles.what}>{labelOf(moment, cod !== undefined)}</p>
              <p className={styles.when}>
                <time dateTime={moment.at}>{formatDate(moment.at)}</time>
              </p>
              {moment.creditNote !== undefined && (
                <p className={styles.parcel}>
                  {moment.items && <span>{`For ${moment.items.join(', ')}. `}</span>}
                  <span>Credit note </span>
                  <strong>{moment.creditNote}</strong>
                </p>
              )}
              {moment.replacement !== undefined && (
                <p className={styles.parcel}>
                  {`${moment.items?.join(', ') ?? ''}, for ${moment.replacement}`}
                </p>
              )}
              {moment.courier !== undefined && (
                <p className={styles.parcel}>
                  <span>{`${moment.courier}, tracking number `}</span>
                  <strong>{moment.trackingNumber}</strong>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
