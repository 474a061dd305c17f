import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import styles from './love-vintage.module.css';

/** From reading to the counter. */
export function LoveVintage() {
  return (
    <aside className={styles.box} aria-labelledby="love-vintage">
      <h2 id="love-vintage" className={styles.title}>
        Love Vintage?
      </h2>
      <p className={styles.text}>The papers, tapes and stamps from these pages are on the counter.</p>
      <ButtonLink to={paths.allProducts} variant="primary">
        View Products
      </ButtonLink>
    </aside>
  );
}
