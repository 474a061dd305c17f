import { paths } from '@shop/config';
import { HeadsetIcon, LockSimpleIcon, PackageIcon, ReceiptIcon } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from './product-details.module.css';

/** What a shopper may count on, as a rubber-stamped form. */
export function SecurityPanel() {
  return (
    <section className={styles.form} aria-labelledby="security-and-service">
      <h2 id="security-and-service" className={styles.title}>
        Security and Service
      </h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <LockSimpleIcon size={20} aria-hidden="true" />
          Payments are secured with 256-bit encryption
        </li>
        <li className={styles.row}>
          <ReceiptIcon size={20} aria-hidden="true" />
          <Link to={paths.refundExchange}>Returns &amp; Exchange</Link>
        </li>
        <li className={styles.row}>
          <PackageIcon size={20} aria-hidden="true" />
          <Link to={paths.shippingPolicy}>Shipping Policy</Link>
        </li>
        <li className={styles.row}>
          <HeadsetIcon size={20} aria-hidden="true" />
          <Link to={paths.contact}>24/7 Customer Support</Link>
        </li>
      </ul>
      <span className={styles.stamp} aria-hidden="true">
        Trusted
      </span>
    </section>
  );
}
