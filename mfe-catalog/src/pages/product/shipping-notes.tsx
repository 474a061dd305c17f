import { CalendarIcon, CreditCardIcon, GiftIcon, TruckIcon } from '@shop/ui';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { shippingTexts } from './delivery';
import styles from './shipping-notes.module.css';

/** How to pay, when an order leaves, when it arrives, and from when on its postage is free. */
export function ShippingNotes() {
  return (
    <ul className={styles.notes}>
      <li className={styles.note}>
        <CreditCardIcon size={22} aria-hidden="true" className={styles.icon} />
        <PaymentMethodsNote />
      </li>
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
