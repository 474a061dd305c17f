import { paths, timings } from '@shop/config';
import { ButtonLink, Carousel, ProductPhoto } from '@shop/ui';
import { useGetHeroSlidesQuery } from '../api/hero-api';
import { Eyebrow } from '../features/eyebrow';
import styles from './home-hero.module.css';
import { heroPhotoSizes } from '../features/hero/photo-sizes';

const headingId = 'home-title';

/** The home page's title over large pictures, one at a time and over and over. Nothing at all without pictures. */
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
