import { Button } from '@shop/ui';
import { useMay } from '../../../app/session';
import { Facts, PageTitle } from '../../../parts/display';
import { FormFailure } from '../../../parts/form';
import record from '../../../parts/record-page.module.css';
import { Failure, Waiting } from '../../../parts/states';
import { useChangeConsentSettingMutation, useGetConsentSettingQuery } from '../api';
import { StorefrontNav } from '../pages-nav';
import styles from '../storefront.module.css';

/** The notices about personal data, and whether the shop shows them and offers product alerts. */
export function NoticesPage() {
  const mayEdit = useMay('keep');
  const { data: setting, error, refetch } = useGetConsentSettingQuery();
  const [change, changing] = useChangeConsentSettingMutation();
  return (
    <>
      <StorefrontNav current="notices" />
      <PageTitle title="Privacy notices" />
      <p className={styles.lead}>
        A notice tells customers what their data is for, next to the button of each form, and asks for their
        consent to optional emails. Each consent and withdrawal is recorded, and shown on the page of the
        person.
      </p>
      {!setting && error && <Failure what="The setting" error={error} retry={refetch} />}
      {!setting && !error && <Waiting label="Loading setting…" />}
      {setting && (
        <div className={record.columns}>
          <p role="status" className={styles.lead}>
            {setting.showsNotices
              ? 'The sign-up, the checkout, the contact form and the profile show the notice.'
              : 'The shop shows no notices, and sends no optional emails.'}
          </p>
          {mayEdit && (
            <p>
              <Button
                variant="secondary"
                busy={changing.isLoading}
                onClick={() => void change({ showsNotices: !setting.showsNotices })}
              >
                {setting.showsNotices ? 'Stop showing notices' : 'Show notices'}
              </Button>
            </p>
          )}
          <section className={record.card} aria-labelledby="notice-texts">
            <h2 id="notice-texts">{`Version ${setting.notices.version}`}</h2>
            <Facts
              facts={[
                ['Sign-up', setting.notices.necessary.signUp],
                ['Checkout', setting.notices.necessary.checkout],
                ['Contact form', setting.notices.necessary.contact],
                ['Optional', setting.notices.optional.map(({ label }) => label).join(', ')],
                ['Rights', setting.notices.rights],
              ]}
            />
          </section>
          {setting.showsNotices && (
            <section className={record.card} aria-labelledby="product-alerts">
              <h2 id="product-alerts">Product alerts</h2>
              <p role="status">
                {setting.offersAlerts
                  ? 'Product pages offer an email when a product is back, or when its price drops. Each address is confirmed by a link first.'
                  : 'Product pages do not offer an email when a product is back, or when its price drops.'}
              </p>
              {mayEdit && (
                <p>
                  <Button
                    variant="secondary"
                    busy={changing.isLoading}
                    onClick={() => void change({ showsNotices: true, offersAlerts: !setting.offersAlerts })}
                  >
                    {setting.offersAlerts ? 'Stop offering alerts' : 'Offer alerts'}
                  </Button>
                </p>
              )}
            </section>
          )}
        </div>
      )}
      <FormFailure error={changing.error} />
    </>
  );
}
