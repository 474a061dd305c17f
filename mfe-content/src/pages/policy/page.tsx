import { loadQuery } from '@shop/api-client';
import { navigation, shop } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { Band } from '../../features/band';
import { LongText } from '../../features/long-text';
import { PageBanner } from '../../features/page-banner';
import { descriptionOf } from '../../features/plain-text';
import { TextUnavailable } from '../../features/text-unavailable';
import { policyApi, useGetPolicyQuery, type Policy } from './data';
import styles from './policy.module.css';

/** Links to the other policies. */
function OtherPolicies({ except }: { readonly except: string }) {
  return (
    <Band ground="card" width="reading">
      <nav aria-labelledby="other-policies">
        <h2 id="other-policies" className={styles.title}>
          {t('The other policies')}
        </h2>
        <ul className={styles.list}>
          {navigation.footer.policies
            .filter(({ to }) => to !== except)
            .map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </Band>
  );
}

/** A policy's banner and text, or an error message if the text cannot be loaded. */
function PolicyPage({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useGetPolicyQuery(policy.slug);
  const text = data?.[0];
  // `error` stays set while a failed request is repeated, so the page does not flicker.
  if (!text && (error || data !== undefined)) {
    return (
      <TextUnavailable
        title={t('{policy} did not arrive', { policy: t(policy.title) })}
        retry={() => void refetch()}
      >
        <p>
          {t('This page could not be loaded just now. If it is urgent, call {phone}, {hours}.', {
            phone: shop.phone,
            hours: t(shop.openingHours),
          })}
        </p>
      </TextUnavailable>
    );
  }
  return (
    <>
      <PageBanner
        trail={[{ label: t(policy.title) }]}
        eyebrow={shop.name}
        title={t(policy.title)}
        width="reading"
      />
      <LongText html={text?.description} />
      <OtherPolicies except={policy.path} />
    </>
  );
}

/** The exposed module of a policy: the same page for all, with the policy's text, title, description and status. */
export const policyModule = (policy: Policy) =>
  definePage({
    title: () => t(policy.title),
    /** Null if the shop has no such text, which makes the status 404. */
    async load({ dispatch }) {
      const items = await loadQuery(dispatch, policyApi.endpoints.getPolicy, policy.slug);
      return items?.[0] ?? null;
    },
    head: ({ description }) => ({
      description: descriptionOf(description),
      crumbs: [{ name: t(policy.title) }],
    }),
    Component: () => <PolicyPage policy={policy} />,
  });
