import { paths } from '@shop/config';
import { Breadcrumb, PageHeading, SafeHtml, Skeleton } from '@shop/ui';
import { useGetPolicyQuery } from '../api/content-api';
import { Band } from '../features/band/band';
import type { Policy } from '../features/policy/policies';
import styles from './policy-page.module.css';

/** A policy's banner and text. Nothing shows when the text could not be had. */
export function PolicyPage({ policy }: { readonly policy: Policy }) {
  const { data, error, isLoading } = useGetPolicyQuery(policy.slug);
  const item = data?.[0];
  if (error && !item) return null;
  return (
    <>
      <Band ground="inland">
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: policy.title }]} />
        <PageHeading eyebrow="Vintage Craft" title={policy.title} />
      </Band>
      <Band>
        <div className={styles.text} aria-busy={isLoading}>
          {isLoading && <Skeleton height="24rem" />}
          {item && <SafeHtml html={item.description} />}
        </div>
      </Band>
    </>
  );
}
