import { CalendarIcon, GiftIcon, TruckIcon } from '@shop/ui';
import { shippingTexts } from './delivery';
import styles from './shipping-notes.module.css';

/** When an order leaves, when it arrives, and from when on its postage is free. */
export function ShippingNotes() {
  return (
    <ul className={styles.notes}>
      <li className={styles.note}>
        <TruckIcon size={22} aria-hidden="true" className={styles.icon} />
        {shippingTexts.dispatch}
      </li>
      <li className={styles.note}>
        <CalendarIcon size={22} aria-hidden="true" className={styles.icon} />
        {shippingTexts.delivery}
      </li>
      <li className={styles.note}>
        <GiftIcon size={22} aria-hidden="true" className={styles.icon} />
        {shippingTexts.freeShipping}
      </li>
    </ul>
  );
}
