import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { useGetBannersQuery } from '../../api/banner-api';
import { Eyebrow } from '../eyebrow';
import styles from '../../slots/intro-banner.module.css';
import { IntroPicture } from '../../slots/intro-banner';

const headingId = 'intro';

/** What the shop is, in two sentences, beside a picture; it fades in. */
export function IntroBanner() {
  const { data: banners, isLoading } = useGetBannersQuery();
  return (
    <section className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.words}>
        <Eyebrow>One counter in India</Eyebrow>
        <h2 id={headingId} className={styles.title}>
          Small things, well made, sent by post
        </h2>
        <p className={styles.text}>
          Washi from small mills, hand-cut stamps and thread-bound bahi notebooks, posted from one counter in
          India.
        </p>
        <ButtonLink to={paths.allProducts} variant="primary">
          View Our Products
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        {!isLoading && <IntroPicture photo={banners?.[0]?.photo ?? null} />}
      </div>
    </section>
  );
}
