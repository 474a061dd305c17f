import { paths } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import { discountBp, fromRupees } from '@shop/money';
import { Price, ProductPhoto } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import styles from './search-result.module.css';

interface Props {
  readonly id: string;
  readonly product: ProductCard;
  readonly selected: boolean;
}

/** A product that was found. A link, so that it opens in a new tab too; the field's arrow keys reach it, Tab does not. */
export function SearchResult({ id, product, selected }: Props) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.result}
      to={paths.product(product.slugProduct)}
      state={{ product }}
      data-testid="search-result"
    >
      <ProductPhoto photo={product.mainPhoto} alt="" sizes="56px" className={styles.photo} />
      <span className={styles.title}>{markLanguage(product.title)}</span>
      <Price
        size="small"
        ratePaise={fromRupees(product.rate)}
        discountBp={discountBp(product.discount)}
        className={styles.price}
      />
    </Link>
  );
}
