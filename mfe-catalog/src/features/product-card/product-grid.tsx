import type { ProductCard as Product } from '@shop/contracts';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** For a grid at the top of a page: its first cards are laid out and their pictures fetched at once, the others lazily. */
  readonly aboveTheFold?: boolean;
}

/** Cards in the first row at the widest, and in the first window of a phone. */
const FIRST_CARDS = 4;

/** Product cards in one, two, three or four columns by width. */
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
