import { useGetProductsQuery } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import type { ProductCard, ProductPage } from '@shop/contracts';
import { useSearchFromHeaderQuery } from './search-api';
import { matchingProducts, mergeProducts } from './matching-products';
import { useSettledQuery } from './use-settled-query';

export interface ProductSearch {
  /** The query of the results; empty when nothing is searched for. */
  readonly query: string;
  readonly results: readonly ProductCard[];
  /** How many products the page of results has; undefined while that is not known. */
  readonly total: number | undefined;
  /** What is said of the results, or instead of them; empty for results that match, and while a request is pending. */
  readonly message: string;
}

/** The server's response, as far as it says how the text was matched. */
type Matched = Pick<ProductPage, 'match' | 'corrected'>;

/** What is said of results that do not match all of the text as it was typed. */
function noteOf(query: string, { match, corrected }: Matched = {}): string {
  if (match === 'some-words')
    return `No products match all the words in “${query}”. These match some of them:`;
  return corrected ? `No results for “${query}”. Results for “${corrected}”:` : '';
}

/** Products by title: those that are loaded, and behind them the server's, which finds codes, colours and typing errors too. */
export function useProductSearch(text: string): ProductSearch {
  const query = useSettledQuery(text);
  const loaded = useGetProductsQuery({ page: 1, limit: pageSizes.home });
  const server = useSearchFromHeaderQuery(query, { skip: query === '' });
  if (query === '') return { query, results: [], total: undefined, message: '' };

  const here = matchingProducts(loaded.data?.products ?? [], query);
  const results = mergeProducts(here, server.currentData?.products ?? []);
  // What is loaded may be older than the server's count.
  const total = server.currentData && Math.max(server.currentData.total, results.length);
  if (results.length > 0) {
    return { query, results, total, message: here.length > 0 ? '' : noteOf(query, server.currentData) };
  }
  if (loaded.isLoading || server.isFetching) return { query, results, total, message: '' };
  const failed = loaded.isError && server.isError;
  return { query, results, total, message: failed ? 'Something went wrong' : 'No results' };
}
