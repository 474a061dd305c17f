import { Button } from '@shop/ui';
import { t } from '../../../messages';
import type { CheckoutTotals } from '../items';
import styles from './status.module.css';
import type { ShippingPrice } from './use-shipping-price';

/** Texts in place of the shipping price. */
const notes = {
  free: 'Free',
  'needs-pin': 'Enter your PIN code',
  loading: 'Calculating…',
  failed: 'Not calculated',
} as const;

/** The totals, with a note instead of the shipping price if it is free or not yet known. */
export function withShippingNote(totals: CheckoutTotals, { state }: ShippingPrice): CheckoutTotals {
  if (state === 'rule') return totals;
  if (state === 'known')
    return totals.shippingPaise > 0 ? totals : { ...totals, shippingNote: t(notes.free) };
  return { ...totals, shippingNote: t(notes[state]), excludesShipping: true };
}

/**
 * Announces that the shipping price is being calculated, or that this failed, and offers a retry. Empty in a shop without a
 * price table.
 */
export function ShippingStatus({ shipping }: { readonly shipping: ShippingPrice }) {
  if (shipping.state === 'rule') return null;
  const text = shipping.state === 'loading' ? t('Calculating the shipping cost…') : shipping.message;
  return (
    <div className={styles.status}>
      <p role="status">{text !== null && <span key={text}>{text}</span>}</p>
      {shipping.state === 'failed' && (
        <Button variant="secondary" onClick={shipping.refresh}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
