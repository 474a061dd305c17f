import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { paths, timings } from '@shop/config';
import { ButtonLink, Carousel, ProductPhoto } from '@shop/ui';
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

const headingId = 'home-title';

/** The home page's title next to a looping slider of large pictures; nothing without pictures. */
export function HeroSlider() {
  const { data } = useGetHeroSlidesQuery();
  const slides = Array.isArray(data) ? data : [];
  if (slides.length === 0) return null;
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <div className={styles.words}>
        <Eyebrow>Vintage-style stationery and craft</Eyebrow>
        <h1 id={headingId} className={styles.title}>
          Paper goods for slow afternoons
        </h1>
        <p className={styles.lead}>
          Washi, stamps, inks and thread-bound notebooks, packed by hand in India.
        </p>
        <ButtonLink to={paths.allProducts}>Shop all products</ButtonLink>
      </div>
      <Carousel
        label="Pictures from the counter"
        loop
        dots
        autoplay={timings.heroAutoplay}
        transition={timings.heroTransition}
        className={styles.slides}
        controlsClassName={styles.controls}
      >
        {slides.map((slide, at) => (
          <div key={slide._id} className={styles.slide}>
            <ProductPhoto
              photo={slide.photo}
              alt={slide.photo.alt ?? ''}
              sizes={heroPhotoSizes}
              eager={at === 0}
              className={styles.photo}
            />
          </div>
        ))}
      </Carousel>
    </section>
  );
}
