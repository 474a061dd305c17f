import { shopApi, useGetProductsQuery } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { pageSizes, searchKey, timings } from '@shop/config';
import { t } from '@shop/config/messages';
import type { ProductCard, ProductPage } from '@shop/contracts';
import { useEffect, useState } from 'react';

/** Number of products to request in addition to the loaded ones. */
const resultLimit = 8;

/** The server's search, which also counts all results. Its failures are only logged. */
const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchFromHeader: build.query(
      endpoint((q: string) => get('/product/search', { query: { q, limit: resultLimit, fields: 'card' } }), {
        silent: true,
      }),
    ),
  }),
});

const { useSearchFromHeaderQuery } = searchApi;

/** Products whose title contains the text, ignoring case and Unicode composition. */
function matchingProducts(products: readonly ProductCard[], text: string): readonly ProductCard[] {
  const sought = searchKey(text);
  return products.filter(({ title }) => searchKey(title).includes(sought));
}

/** The loaded results, followed by those that only the server found. */
function mergeProducts(found: readonly ProductCard[], more: readonly ProductCard[]): readonly ProductCard[] {
  const known = new Set(found.map(({ _id }) => _id));
  return [...found, ...more.filter(({ _id }) => !known.has(_id))];
}

/** The next index when stepping by 1 or -1 from `index` in a list of `length`, wrapping around; -1 is before the list. */
export function steppedIndex(index: number, step: number, length: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + length) % length;
}

/** The query: the trimmed text, debounced. Blank text takes effect immediately. */
export function useSettledQuery(text: string): string {
  const query = text.trim();
  const [settled, setSettled] = useState('');
  if (query === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), timings.searchDebounce);
    return () => clearTimeout(timer);
  }, [query]);
  return query && settled;
}

export interface ProductSearch {
  /** The query of the results; empty without a search. */
  readonly query: string;
  readonly results: readonly ProductCard[];
  /** The total number of results; undefined while unknown. */
  readonly total: number | undefined;
  /** A note about the results or their absence; empty for exact matches and while a request is pending. */
  readonly message: string;
}

/** The part of the server's response that describes how the text was matched. */
type Matched = Pick<ProductPage, 'match' | 'corrected'>;

/** The note about results that do not match the full text as typed. */
function noteOf(query: string, { match, corrected }: Matched = {}): string {
  if (match === 'some-words')
    return t('No products match all the words in “{query}”. These match some of them:', { query });
  return corrected ? t('No results for “{query}”. Results for “{corrected}”:', { query, corrected }) : '';
}

/** Searches products: loaded ones by title, followed by the server's, which also matches codes, colours and typing errors. */
export function useProductSearch(text: string): ProductSearch {
  const query = useSettledQuery(text);
  const loaded = useGetProductsQuery({ page: 1, limit: pageSizes.home });
  const server = useSearchFromHeaderQuery(query, { skip: query === '' });
  if (query === '') return { query, results: [], total: undefined, message: '' };

  const here = matchingProducts(loaded.data?.products ?? [], query);
  const results = mergeProducts(here, server.currentData?.products ?? []);
  // Loaded data may be older than the server's count.
  const total = server.currentData && Math.max(server.currentData.total, results.length);
  if (results.length > 0) {
    return { query, results, total, message: here.length > 0 ? '' : noteOf(query, server.currentData) };
  }
  if (loaded.isLoading || server.isFetching) return { query, results, total, message: '' };
  const failed = loaded.isError && server.isError;
  return { query, results, total, message: t(failed ? 'Something went wrong' : 'No results') };
}
