import { shopApi, useGetProductsQuery } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { pageSizes, searchKey, timings } from '@shop/config';
import type { ProductCard, ProductPage } from '@shop/contracts';
import { useEffect, useState } from 'react';

/** How many products to request besides those that the page has loaded. */
const resultLimit = 8;

/** The server's search, which counts what the page of results shows. Its failures are only logged. */
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

/** Products whose title contains the text, however either is composed or capitalised. */
function matchingProducts(products: readonly ProductCard[], text: string): readonly ProductCard[] {
  const sought = searchKey(text);
  return products.filter(({ title }) => searchKey(title).includes(sought));
}

/** The page's results, followed by those that only the server found. */
function mergeProducts(found: readonly ProductCard[], more: readonly ProductCard[]): readonly ProductCard[] {
  const known = new Set(found.map(({ _id }) => _id));
  return [...found, ...more.filter(({ _id }) => !known.has(_id))];
}

/** The next place in a list of `length` when stepping by 1 or -1 from `index`, round its ends; -1 is before the list. */
export function steppedIndex(index: number, step: number, length: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + length) % length;
}

/** The query: the trimmed text, debounced. Blank text takes effect at once. */
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
  /** The query of the results; empty when nothing is searched for. */
  readonly query: string;
  readonly results: readonly ProductCard[];
  /** How many products the page of results has; undefined while that is not known. */
  readonly total: number | undefined;
  /** The note about the results, or in their place; empty for results that match, and while a request is pending. */
  readonly message: string;
}

/** The server's response, as far as it describes how the text was matched. */
type Matched = Pick<ProductPage, 'match' | 'corrected'>;

/** The note about results that do not match all of the text as it was typed. */
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
  // Loaded data may be older than the server's count.
  const total = server.currentData && Math.max(server.currentData.total, results.length);
  if (results.length > 0) {
    return { query, results, total, message: here.length > 0 ? '' : noteOf(query, server.currentData) };
  }
  if (loaded.isLoading || server.isFetching) return { query, results, total, message: '' };
  const failed = loaded.isError && server.isError;
  return { query, results, total, message: failed ? 'Something went wrong' : 'No results' };
}
