import { paths, shop } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { t } from '../../messages';
import { faqKey, useGetContentQuery } from './data';
import { TextUnavailable } from '../../features/text-unavailable';
import { Band } from '../../features/band';
import { LongText } from '../../features/long-text';
import { PageBanner } from '../../features/page-banner';
import styles from './faq.module.css';

/** The shop's questions and answers; nothing if there are none. */
export function FaqPage() {
  const { data, error, refetch } = useGetContentQuery(faqKey);
  if (error && !data) {
    return (
      <TextUnavailable title={t('The answers did not arrive')} retry={() => void refetch()}>
        <p>
          {t('They could not be loaded just now. Ask a person instead: {phone}, {hours}.', {
            phone: shop.phone,
            hours: t(shop.openingHours),
          })}
        </p>
      </TextUnavailable>
    );
  }
  const item = data?.[0];
  if (data && !item) return null;
  return (
    <>
      <PageBanner
        trail={[{ label: t('FAQ') }]}
        eyebrow={t('Asked at the counter')}
        title={t('FAQ')}
        width="reading"
      />
      <LongText html={item?.description} className={styles.questions} />
      <Band ground="card" width="reading">
        <div className={styles.ask}>
          <h2>{t('Not among these?')}</h2>
          <ButtonLink to={paths.contact}>{t('Write to us')}</ButtonLink>
        </div>
      </Band>
    </>
  );
}
