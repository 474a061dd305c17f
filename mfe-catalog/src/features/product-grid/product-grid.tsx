import type { ProductCard as Product } from '@shop/contracts';
import { ProductCard } from '../product-card/product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** How many cards are likely above the fold. */
  readonly eagerCount?: number;
}

/** Product cards in one, two, three or four columns by width. */
export function ProductGrid({ products, eagerCount = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
