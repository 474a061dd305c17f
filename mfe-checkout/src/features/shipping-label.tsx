import type { ShippingDetails } from '@shop/contracts';
import { t } from '../messages';
import styles from './shipping-label.module.css';

/** The address as on the parcel's label. */
export function ShippingLabel({ shipping }: { readonly shipping: ShippingDetails }) {
  const { name, streetAddress, apartment, city, state, pinCode, phone, email } = shipping;
  return (
    <address className={styles.label}>
      <span className={styles.eyebrow}>{t('Ship to')}</span>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi>{[streetAddress, apartment].filter(Boolean).join(', ')}</bdi>
      <span>{`${city}, ${state} ${pinCode}`}</span>
      <span className={styles.contact}>{`${phone}, ${email}`}</span>
    </address>
  );
}
