import { limits, paths } from '@shop/config';
import { Link } from 'react-router-dom';
import styles from './all-results.module.css';
import type { ProductSearch } from './use-product-search';

/** The label of the link to the search page; without a total when it was not counted. */
function labelOf({ total }: Pick<ProductSearch, 'total'>): string {
  if (total === undefined) return 'See all results';
  if (total >= limits.searchResults) return `See the first ${total} results`;
  return total === 1 ? 'See 1 result' : `See all ${total} results`;
}

/** The end of the search box: a link to all results. Nothing where the search page would be empty too. */
export function AllResults({ search }: { readonly search: ProductSearch }) {
  const { query, results, total } = search;
  if (query === '' || (results.length === 0 && !total)) return null;
  return (
    <Link className={styles.all} to={paths.searchFor(query)}>
      {labelOf(search)}
    </Link>
  );
}
