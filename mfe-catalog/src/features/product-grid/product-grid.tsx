import type { ProductCard as Product } from '@shop/contracts';
import { ProductCard } from '../product-card/product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** For a grid that a screen begins with: the pictures of its first row are fetched at once, the others lazily. */
  readonly aboveTheFold?: boolean;
}

/** Cards in the first row at the widest. */
const FIRST_ROW = 4;

/** Product cards in one, two, three or four columns by width. */
export function ProductGrid({ products, aboveTheFold = false }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} eager={aboveTheFold && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
