import './scss-global.scss';
import styles from './scss.module.scss';

export function Case() {
  return (
    <section>
      <h1 className={styles['card-title']}>SCSS</h1>
      <p data-testid="styled" className={styles.card}>
        A card with a mixin
      </p>
      <p data-testid="styled-too">A rule without a module</p>
    </section>
  );
}
