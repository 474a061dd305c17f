import { paths } from '@shop/config';
import type { ProductCategory } from '@shop/contracts';
import { Link } from 'react-router-dom';
import styles from './category-sheet.module.css';

/** A category with the ways into its subcategories, as an account book's page. */
export function CategorySheet({ category }: { readonly category: ProductCategory }) {
  const { category: name, categorySlug, subCategory } = category;
  return (
    <section className={styles.sheet} aria-labelledby={`category-${categorySlug}`}>
      <h2 id={`category-${categorySlug}`} className={styles.name}>
        {name}
      </h2>
      {subCategory.length === 0 ? (
        <p className={styles.soon}>Coming Soon</p>
      ) : (
        <ul className={styles.list}>
          {subCategory.map((subcategory) => (
            <li key={subcategory}>
              <Link to={paths.category(categorySlug, subcategory)} className={styles.link}>
                {subcategory}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
