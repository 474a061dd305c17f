import { paths } from '@shop/config';
import { Breadcrumb, PageHeading, SafeHtml, Skeleton } from '@shop/ui';
import { useGetContentQuery } from '../api/content-api';
import { Band } from '../features/band/band';
import { faqKey } from '../features/faq/faq-key';
import styles from './policy-page.module.css';

/** Questions and answers as the shop keeps them; no text where there is none. */
export function FaqPage() {
  const { data, isLoading } = useGetContentQuery(faqKey);
  const item = data?.[0];
  return (
    <>
      <Band ground="inland">
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'FAQ' }]} />
        <PageHeading eyebrow="Asked at the counter" title="FAQ" />
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
