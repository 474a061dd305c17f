import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { paths, timings } from '@shop/config';
import type { HeroSlide } from '@shop/contracts';
import { ButtonLink, Carousel, ProductPhoto } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../messages';
import { Eyebrow } from '../features/eyebrow';
import styles from './home-hero.module.css';

/** The home page's large pictures. */
export const heroApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getHeroSlides: build.query(endpoint(() => get('/hero-slide'))),
  }),
});

const { useGetHeroSlidesQuery } = heroApi;

/** The width of a slide's picture at the breakpoints of home-hero.module.css. */
export const heroPhotoSizes =
  '(min-width: 1366px) 750px, (min-width: 768px) 55vw, (min-width: 560px) 560px, 100vw';

interface SlideProps {
  readonly slide: HeroSlide;
  readonly eager: boolean;
}

/** A picture, which links to a page if it has a link. */
function Slide({ slide: { photo, link }, eager }: SlideProps) {
  const picture = (
    <ProductPhoto
      photo={photo}
      alt={photo.alt ?? ''}
      sizes={heroPhotoSizes}
      eager={eager}
      className={styles.photo}
    />
  );
  return link === undefined ? (
    <div className={styles.slide}>{picture}</div>
  ) : (
    <Link to={link} className={styles.slide}>
      {picture}
    </Link>
  );
}

const headingId = 'home-title';

/** The home page's title next to a looping slider of large pictures; nothing without pictures. */
export function HeroSlider() {
  const { data } = useGetHeroSlidesQuery();
  const slides = Array.isArray(data) ? data : [];
  if (slides.length === 0) return null;
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <div className={styles.words}>
        <Eyebrow>{t('Vintage-style stationery and craft')}</Eyebrow>
        <h1 id={headingId} className={styles.title}>
          {t('Paper goods for slow afternoons')}
        </h1>
        <p className={styles.lead}>
          {t('Washi, stamps, inks and thread-bound notebooks, packed by hand in India.')}
        </p>
        <ButtonLink to={paths.allProducts}>{t('Shop all products')}</ButtonLink>
      </div>
      <Carousel
        label={t('Pictures from the counter')}
        loop
        dots
        autoplay={timings.heroAutoplay}
        transition={timings.heroTransition}
        className={styles.slides}
        controlsClassName={styles.controls}
      >
        {slides.map((slide, at) => (
          <Slide key={slide._id} slide={slide} eager={at === 0} />
        ))}
      </Carousel>
    </section>
  );
}
