import { useGetProductsQuery } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import { useSearchFromHeaderQuery } from './search-api';
import { matchingProducts, mergeProducts } from './matching-products';
import { useSettledQuery } from './use-settled-query';

export interface ProductSearch {
  /** The query of the results; empty when nothing is searched for. */
  readonly query: string;
  readonly results: readonly ProductCard[];
  /** How many products the page of results has; undefined while that is not known. */
  readonly total: number | undefined;
  /** The message instead of results; empty while there are some, or while a request is pending. */
  readonly message: string;
}

/**
 * Products by title: those that are loaded, and the server's too. Both go by the same rule, so that a shopper cannot tell
 * where a result comes from. The total is the server's, which looks at codes and similar words as well.
 */
export function useProductSearch(text: string): ProductSearch {
  const query = useSettledQuery(text);
  const loaded = useGetProductsQuery({ page: 1, limit: pageSizes.home });
  const server = useSearchFromHeaderQuery(query, { skip: query === '' });
  if (query === '') return { query, results: [], total: undefined, message: '' };

  const results = mergeProducts(
    matchingProducts(loaded.data?.products ?? [], query),
    matchingProducts(server.currentData?.products ?? [], query),
  );
  // What is loaded may be older than the server's count.
  const total = server.currentData && Math.max(server.currentData.total, results.length);
  if (results.length > 0 || loaded.isLoading || server.isFetching)
    return { query, results, total, message: '' };
  const failed = loaded.isError && server.isError;
  return { query, results, total, message: failed ? 'Something went wrong' : 'No results' };
}
