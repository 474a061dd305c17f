import { useGetProductsQuery } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import { useSearchFromHeaderQuery } from '../search-api';
import { matchingProducts, mergeProducts } from './matching-products';
import { useSettledQuery } from './use-settled-query';

export interface ProductSearch {
  /** What the results answer; empty when nothing is sought. */
  readonly query: string;
  readonly results: readonly ProductCard[];
  /** What to say instead of results; empty while there are some, or while an answer is on its way. */
  readonly message: string;
}

/**
 * Products by title: those that are loaded, and the server's too when the catalogue holds more than those. Both go by
 * the same rule, so that a shopper cannot tell where a result is from.
 */
export function useProductSearch(text: string): ProductSearch {
  const query = useSettledQuery(text);
  const loaded = useGetProductsQuery({ page: 1, limit: pageSizes.home });
  const products = loaded.data?.products ?? [];
  const isPartial = loaded.data ? loaded.data.total > products.length : loaded.isError;
  const server = useSearchFromHeaderQuery(query, { skip: query === '' || !isPartial });
  if (query === '') return { query, results: [], message: '' };

  const results = mergeProducts(
    matchingProducts(products, query),
    matchingProducts(server.currentData ?? [], query),
  );
  if (results.length > 0 || loaded.isLoading || server.isFetching) return { query, results, message: '' };
  const failed = loaded.isError && server.isError;
  return { query, results, message: failed ? 'Something went wrong' : 'No results' };
}
