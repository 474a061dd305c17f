import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './category-list.module.css';
import type { MenuCategory } from './menu-lists';

function Category({ name, to, links }: MenuCategory) {
  const id = useId();
  return (
    <li className={styles.category}>
      <p id={id} className={styles.name}>
        {to ? <Link to={to}>{name}</Link> : name}
      </p>
      {links.length > 0 && (
        <ul className={styles.links} aria-labelledby={id}>
          {links.map(({ label, to: address }) => (
            <li key={label}>
              <Link to={address}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {!to && <p className={styles.soon}>Coming Soon</p>}
    </li>
  );
}

interface CategoryListProps {
  readonly categories: readonly MenuCategory[];
  /** Fills the last of four columns' rows; hidden where there is less room. */
  readonly picture: ReactNode;
}

/** Categories with their subcategories, in four columns where there is room. */
export function CategoryList({ categories, picture }: CategoryListProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <Category key={category.name} {...category} />
        ))}
        {picture && <li className={styles.picture}>{picture}</li>}
      </ul>
    </div>
  );
}
