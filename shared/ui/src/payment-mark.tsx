import styles from './payment-mark.module.css';
import { paymentPaths } from './payment-paths';

function mark(name: string, path: string) {
  return function Mark() {
    return (
      <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={name}>
        <path d={path} fill="currentColor" />
      </svg>
    );
  };
}

/** Marks of the accepted payments, in the colour of the text around; named as the shop writes them. */
export const VisaMark = mark('VISA', paymentPaths.visa);
export const MastercardMark = mark('MASTERCARD', paymentPaths.mastercard);
export const PaypalMark = mark('PAYPAL', paymentPaths.paypal);
