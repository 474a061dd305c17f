import { ProductPhoto } from '@shop/ui';
import { useGetHeroSlidesQuery } from '../../api/hero-api';
import { Eyebrow } from '../eyebrow/eyebrow';
import { Strip } from '../strip/strip';
import styles from './hero-slider.module.css';
import { heroPhotoSizes } from './photo-sizes';

const headingId = 'home-title';

/** The home page's title over large pictures, one at a time. Nothing at all without pictures. */
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
      </div>
      <Strip
        label="Pictures from the counter"
        count={slides.length}
        dots
        className={styles.slides}
        controlsClassName={styles.controls}
      >
        {slides.map((slide, at) => (
          <li key={slide._id} className={styles.slide} aria-label={`${at + 1} of ${slides.length}`}>
            <ProductPhoto
              photo={slide.photo}
              alt=""
              sizes={heroPhotoSizes}
              eager={at === 0}
              className={styles.photo}
            />
          </li>
        ))}
      </Strip>
    </section>
  );
}
