import { Button } from '@shop/ui';
import { useMay } from '../../../app/session';
import { PageTitle } from '../../../parts/display';
import { FormFailure } from '../../../parts/form';
import { Failure, Waiting } from '../../../parts/states';
import { useChangePriceSettingMutation, useGetPriceSettingQuery } from '../api';
import { StorefrontNav } from '../pages-nav';
import styles from '../storefront.module.css';

/** Whether the shop shows prices with GST. */
export function PricesPage() {
  const mayEdit = useMay('keep');
  const { data: setting, error, refetch } = useGetPriceSettingQuery();
  const [change, changing] = useChangePriceSettingMutation();
  return (
    <>
      <StorefrontNav current="prices" />
      <PageTitle title="Prices" />
      <p className={styles.lead}>
        You enter prices before GST. This setting changes how the shop displays them, not what customers pay.
      </p>
      {!setting && error && <Failure what="The price setting" error={error} retry={refetch} />}
      {!setting && !error && <Waiting label="Loading setting…" />}
      {setting && (
        <>
          <p role="status" className={styles.lead}>
            {setting.withTax
              ? 'The shop shows prices with GST. The cart and the checkout state how much GST they include.'
              : 'The shop shows prices before GST, with “+ GST”. The checkout adds the GST.'}
          </p>
          {mayEdit && (
            <p>
              <Button
                variant="secondary"
                busy={changing.isLoading}
                onClick={() => void change({ withTax: !setting.withTax })}
              >
                {setting.withTax ? 'Show prices before GST' : 'Show prices with GST'}
              </Button>
            </p>
          )}
        </>
      )}
      <FormFailure error={changing.error} />
    </>
  );
}
