import { Button } from '@shop/ui';
import type { BusinessSetting } from '../../api/types';
import { FormFailure } from '../../parts/form';
import { useChangeBusinessSettingMutation } from './api';
import styles from './gst.module.css';

/** Whether the checkout offers to enter a GSTIN. */
export function GstinAtCheckout({ setting }: { readonly setting: BusinessSetting }) {
  const [change, changing] = useChangeBusinessSettingMutation();
  const { offersGstin } = setting;
  return (
    <section className={styles.section} aria-labelledby="gstin-at-checkout">
      <h2 id="gstin-at-checkout">Business buyers</h2>
      <p role="status">
        {offersGstin
          ? 'Business buyers can enter their GSTIN and company name at checkout. Both appear on the invoice.'
          : 'The checkout does not ask for a GSTIN, so no invoice names one.'}
      </p>
      <div>
        <Button
          variant="secondary"
          busy={changing.isLoading}
          onClick={() => void change({ offersGstin: !offersGstin })}
        >
          {offersGstin ? 'Stop offering GSTIN' : 'Offer GSTIN at the checkout'}
        </Button>
      </div>
      <FormFailure error={changing.error} />
    </section>
  );
}
