import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import type { Photo } from '@shop/contracts';
import { ButtonLink } from '@shop/ui';
import { useCallback, useState } from 'react';
import { t } from '../messages';
import { Eyebrow } from '../features/eyebrow';
import styles from './intro-banner.module.css';

/** The shop's banners; the home page shows the first. */
export const bannerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query(endpoint(() => get('/banner'))),
  }),
});

const { useGetBannersQuery } = bannerApi;

/** Shown if the picture is missing or cannot be loaded. */
function PicturePlaceholder() {
  return (
    <svg
      className={styles.placeholder}
      viewBox="0 0 600 450"
      role="img"
      aria-label={t('Vintage Crafts Image')}
    >
      <rect width="600" height="450" fill="var(--buff)" />
      <rect
        x="24"
        y="24"
        width="552"
        height="402"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="3"
        strokeDasharray="10 8"
      />
      <text
        x="300"
        y="240"
        textAnchor="middle"
        fontSize="40"
        fill="var(--ink)"
        fontFamily="var(--font-display)"
      >
        {t('Vintage Crafts Image')}
      </text>
    </svg>
  );
}

/** Matches the breakpoint in intro-banner.module.css. */
const sizes = '(min-width: 900px) 50vw, 100vw';

interface IntroPictureProps {
  /** Null if the banner has no picture. */
  readonly photo: Photo | null;
}

/** The banner's picture or its placeholder. */
function IntroPicture({ photo }: IntroPictureProps) {
  const [failed, setFailed] = useState(false);
  // A picture in the server's HTML may have failed before React listened for it.
  const checkEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (!photo || failed) return <PicturePlaceholder />;
  return (
    <picture>
      {photo.avif && <source type="image/avif" sizes={sizes} srcSet={photo.avif} />}
      <img
        ref={checkEarlyFailure}
        className={styles.photo}
        width={photo.width ?? 1200}
        height={photo.height ?? 900}
        alt=""
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={photo.srcset}
        src={photo.secure_url}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

const headingId = 'intro';

/** Introduces the shop in two sentences next to a picture; it fades in. */
export function IntroBanner() {
  const { data: banners, isLoading } = useGetBannersQuery();
  return (
    <section className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.words}>
        <Eyebrow>{t('One counter in India')}</Eyebrow>
        <h2 id={headingId} className={styles.title}>
          {t('Small things, well made, sent by post')}
        </h2>
        <p className={styles.text}>
          {t(
            'Washi from small mills, hand-cut stamps and thread-bound bahi notebooks, posted from one counter in India.',
          )}
        </p>
        <ButtonLink to={paths.allProducts} variant="primary">
          {t('View Our Products')}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        {!isLoading && <IntroPicture photo={banners?.[0]?.photo ?? null} />}
      </div>
    </section>
  );
}
