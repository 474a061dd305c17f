import { useGetContentQuery } from '../api/content-api';
import { faqKey } from '../features/faq/faq-key';
import { LongText } from '../features/long-text/long-text';
import { PageBanner } from '../features/page-banner/page-banner';

/** Questions and answers as the shop keeps them. Nothing shows when there are none. */
export function FaqPage() {
  const { data, isLoading } = useGetContentQuery(faqKey);
  const item = data?.[0];
  if (!isLoading && !item) return null;
  return (
    <>
      <PageBanner trail={[{ label: 'FAQ' }]} eyebrow="Asked at the counter" title="FAQ" />
      <LongText html={item?.description} loading={isLoading} />
    </>
  );
}
