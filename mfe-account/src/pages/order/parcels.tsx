import { formatDate } from '@shop/config/dates';
import { langOfEnglish } from '@shop/config/messages';
import type { OrderParcel } from '@shop/contracts';
import { t } from '../../messages';
import styles from './order-timeline.module.css';

const states: Readonly<Record<OrderParcel['state'], string>> = {
  booked: 'Packed',
  'picked-up': 'Picked up by the courier',
  'in-transit': 'On its way',
  'out-for-delivery': 'Out for delivery',
  'attempt-failed': 'Could not be delivered',
  delivered: 'Delivered',
  returning: 'Returning to us',
  returned: 'Came back to us',
  lost: 'Lost in transit',
  cancelled: 'Cancelled',
};

function Parcel({ parcel }: { readonly parcel: OrderParcel }) {
  const { number, state, courier, trackingNumber, trackingUrl, items, reports } = parcel;
  return (
    <li className={styles.moment}>
      <h3 className={styles.what}>{t('Parcel {number}: {state}', { number, state: t(states[state]) })}</h3>
      <ul className={styles.parcel}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.parcel}>
        <span>{`${t('{courier}, tracking number', { courier })} `}</span>
        {trackingUrl === undefined ? (
          <strong>{trackingNumber}</strong>
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </a>
        )}
      </p>
      {reports.length > 0 && (
        <ol className={styles.reports}>
          {reports.map(({ at, text, place }) => (
            <li key={`${at} ${text}`} className={styles.when}>
              <time dateTime={at}>{formatDate(at)}</time>
              <span lang={langOfEnglish()}>{`: ${[text, place].filter(Boolean).join(', ')}`}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** The parcels of an order that is sent in several, or whose courier reports about it. */
export function OrderParcels({ parcels }: { readonly parcels: readonly OrderParcel[] }) {
  return (
    <section className={styles.card} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('Parcels')}</h2>
      <ol className={styles.moments}>
        {parcels.map((parcel) => (
          <Parcel key={parcel.number} parcel={parcel} />
        ))}
      </ol>
    </section>
  );
}
