import { shop } from '@shop/config';
import { useGetPolicyQuery } from '../api/content-api';
import { LongText } from '../features/long-text/long-text';
import { PageBanner } from '../features/page-banner/page-banner';
import type { Policy } from '../features/policy/policies';

/** A policy's banner and text. Nothing shows when the text could not be had. */
export function PolicyPage({ policy }: { readonly policy: Policy }) {
  const { data, error, isLoading } = useGetPolicyQuery(policy.slug);
  if (error && !data) return null;
  return (
    <>
      <PageBanner trail={[{ label: policy.title }]} eyebrow={shop.name} title={policy.title} />
      <LongText html={data?.[0]?.description} loading={isLoading} />
    </>
  );
}
