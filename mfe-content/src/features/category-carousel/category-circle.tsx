import { ProductPhoto, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from '../../slots/category-carousel.module.css';
import type { CategoryEntry } from './category-entries';

/** A round picture with a title below; a postmark with the initial replaces a missing picture. */
export function CategoryCircle({ entry }: { readonly entry: CategoryEntry }) {
  const { title, photo, to } = entry;
  const content = (
    <>
      <span className={styles.circle}>
        {photo ? (
          <ProductPhoto
            photo={photo}
            alt=""
            sizes="(min-width: 1280px) 220px, (min-width: 640px) 30vw, 45vw"
          />
        ) : (
          <span className={styles.postmark} aria-hidden>
            {title.charAt(0)}
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </>
  );
  return to ? (
    <Link to={to} className={styles.entry}>
      {content}
    </Link>
  ) : (
    <div className={styles.entry}>{content}</div>
  );
}

/** The same shape while the entries are on their way. */
export function CategoryCirclePlaceholder() {
  return (
    <div className={styles.entry}>
      <span className={styles.circle}>
        <Skeleton aspect="1" />
      </span>
      <span className={styles.title}>
        <Skeleton height="1.3em" />
      </span>
    </div>
  );
}
