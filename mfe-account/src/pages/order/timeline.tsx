import { formatDate } from '@shop/config/dates';
import type { OrderMoment, PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { t } from '../../messages';
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
 * The labels of a parcel's events. `shipped` is the event of the last parcel, with which the order is on its
 * way.
 */
const parcels: Readonly<Record<string, string>> = {
  'parcel-shipped': 'Parcel {parcel} is on its way',
  shipped: 'Parcel {parcel} is on its way',
  'parcel-delivered': 'Parcel {parcel} was delivered',
  'parcel-returned': 'Parcel {parcel} came back to us',
};

/** The label of an event. Unknown kinds are shown by their API name. */
function labelOf({ kind, amountPaise, parcel }: OrderMoment, inCash: boolean): string {
  const part = parcels[kind];
  if (parcel !== undefined && part) return t(part, { parcel });
  const amount = amountPaise === undefined ? t('Your payment') : formatRupees(amountPaise);
  if (kind === 'refunded-to-card') return t('{amount} is back on your gift card', { amount });
  if (kind === 'reduced') return t('{amount} less to pay on delivery', { amount });
  if (inCash && kind === 'placed') return t('Order Placed, to be paid in cash');
  if (inCash && kind === 'refund-pending')
    return t('{amount} will be refunded by bank transfer or UPI', { amount });
  if (inCash && kind === 'refunded') return t('{amount} was refunded by bank transfer or UPI', { amount });
  if (kind === 'refund-pending')
    return t('{amount} will be refunded to your original payment method', { amount });
  if (kind === 'refunded') return t('{amount} was refunded to your original payment method', { amount });
  return t(labels[kind] ?? kind.replaceAll('-', ' '));
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
      <h2 id="order-timeline">{t('Timeline')}</h2>
      {timeline.length === 0 ? (
        <p>{t(cod ? 'The order is not confirmed yet.' : 'No payment has reached us for this order yet.')}</p>
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
                  {moment.items && <span>{`${t('For {items}.', { items: moment.items.join(', ') })} `}</span>}
                  <span>{`${t('Credit note')} `}</span>
                  <strong>{moment.creditNote}</strong>
                </p>
              )}
              {moment.replacement !== undefined && (
                <p className={styles.parcel}>
                  {t('{item}, for {replacement}', {
                    item: moment.items?.join(', ') ?? '',
                    replacement: moment.replacement,
                  })}
                </p>
              )}
              {moment.courier !== undefined && (
                <p className={styles.parcel}>
                  <span>{`${t('{courier}, tracking number', { courier: moment.courier })} `}</span>
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
