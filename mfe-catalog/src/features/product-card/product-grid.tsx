import type { ProductCard as Product } from '@shop/contracts';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /**
   * True for a grid at the top of a page: its first cards are laid out and their pictures fetched immediately, the others lazily.
   */
  readonly aboveTheFold?: boolean;
}

/** Number of cards in the first row on wide screens, and above the fold on phones. */
const FIRST_CARDS = 4;

/** Product cards in one to four columns, depending on the width. */
export function ProductGrid({ products, aboveTheFold = false }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => {
        const first = aboveTheFold && index < FIRST_CARDS;
        return (
          <li key={product._id} data-below={first ? undefined : ''}>
            <ProductCard product={product} eager={first} />
          </li>
        );
      })}
    </ul>
  );
}
