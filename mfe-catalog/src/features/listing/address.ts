import { productFilters, slugify } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';

export type FilterName = keyof typeof productFilters;

export const filterNames = ['availability', 'category', 'sort'] as const satisfies readonly FilterName[];

/** The chosen option of each filter, as its slug; a filter without a choice is absent. */
export type ListingChoice = Readonly<Partial<Record<FilterName, string>>>;

/** Page and filters of a list; the first page is 1. */
export interface ListingQuery {
  readonly page: number;
  readonly filters: ListingChoice;
}

export interface ListingAddress {
  readonly listingQuery: ListingQuery;
  /** False if the page number in the URL is invalid; the list is then not requested. */
  readonly isPage: boolean;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** The page number in a query: 1 by default, null if it is invalid. */
export function pageFromQuery(query: URLSearchParams): number | null {
  const page = query.get('page');
  if (page === null) return 1;
  return PAGE.test(page) ? Number(page) : null;
}

const optionOf = (name: FilterName, slug: string | null | undefined): string | undefined => {
  const [, ...options] = productFilters[name];
  return options.find((option) => slugify(option) === slug);
};

/** The choices in a query. Unknown options are ignored. */
export function choiceFromQuery(query: URLSearchParams): ListingChoice {
  const chosen = filterNames.map((name) => [name, optionOf(name, query.get(name))] as const);
  return Object.fromEntries(chosen.flatMap(([name, option]) => (option ? [[name, slugify(option)]] : [])));
}

/** The label of a filter's chosen option; by default that of the first, which means no choice. */
export function labelOf(choice: ListingChoice, name: FilterName): string {
  return optionOf(name, choice[name]) ?? productFilters[name][0];
}

/** The choices with another option, by its label, in one filter. */
export function withOption(choice: ListingChoice, name: FilterName, label: string): ListingChoice {
  const { [name]: _before, ...others } = choice;
  return label === productFilters[name][0] ? others : { ...others, [name]: slugify(label) };
}

/** The query string, with its question mark, for a page of a list or of the results for `text`. Defaults are omitted. */
export function listingSearch(choice: ListingChoice, page = 1, text = ''): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const name of filterNames) {
    const slug = choice[name];
    if (slug) query.set(name, slug);
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Page and filters in the URL of a listing. */
export function listingAddress(query: URLSearchParams): ListingAddress {
  const page = pageFromQuery(query);
  return { listingQuery: { page: page ?? 1, filters: choiceFromQuery(query) }, isPage: page !== null };
}

/** `listingAddress` of the current location. */
export function useListingAddress(): ListingAddress {
  const [query] = useSearchParams();
  return listingAddress(query);
}

/** Loads the list of a URL; null if its page number is invalid. */
export async function readListing(
  query: URLSearchParams,
  read: (listingQuery: ListingQuery) => Promise<ProductPage | null>,
): Promise<ProductPage | null> {
  const { listingQuery, isPage } = listingAddress(query);
  return isPage ? read(listingQuery) : null;
}
