import { artOf } from '#icon-art';
import styles from './payment-mark.module.css';

function mark(name: string, outline: string) {
  const art = artOf(outline);
  return function Mark() {
    return (
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        fill="currentColor"
        role="img"
        aria-label={name}
        dangerouslySetInnerHTML={art}
        suppressHydrationWarning
      />
    );
  };
}

function wordMark(name: string) {
  return function Mark() {
    return <span className={styles.word}>{name}</span>;
  };
}

/** Indian payment methods as text marks, as Simple Icons does not have them. */
export const UpiMark = wordMark('UPI');
export const RupayMark = wordMark('RuPay');

/** Marks of the accepted payment methods, in the colour of the surrounding text and with the shop's spelling. */
export const VisaMark = mark('VISA', 'Visa');
export const MastercardMark = mark('MASTERCARD', 'Mastercard');
export const PaypalMark = mark('PAYPAL', 'Paypal');
