import { shop } from '@shop/config';
import { useGetPolicyQuery } from '../faq/data';
import { TextUnavailable } from '../../features/text-unavailable';
import { LongText } from '../../features/long-text';
import { PageBanner } from '../../features/page-banner';
import { OtherPolicies } from '../../features/policy/other-policies';
import type { Policy } from './data';

/** A policy's banner and text. When the text cannot be loaded, the page says so. */
export function PolicyPage({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useGetPolicyQuery(policy.slug);
  const text = data?.[0];
  // Asked by `error` alone: it stays while a failed request is repeated, so the page does not flicker.
  if (!text && (error || data !== undefined)) {
    return (
      <TextUnavailable title={`${policy.title} did not arrive`} retry={() => void refetch()}>
        <p>
          This page could not be fetched just now. If it is urgent, call {shop.phone}, {shop.openingHours}.
        </p>
      </TextUnavailable>
    );
  }
  return (
    <>
      <PageBanner
        trail={[{ label: policy.title }]}
        eyebrow={shop.name}
        title={policy.title}
        width="reading"
      />
      <LongText html={text?.description} />
      <OtherPolicies except={policy.path} />
    </>
  );
}
