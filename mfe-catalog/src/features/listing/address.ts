import { originSort, productFilters, slugify } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';

export type FilterName = keyof typeof productFilters;

export const filterNames = ['availability', 'category', 'sort'] as const satisfies readonly FilterName[];

const slugPattern = /^[a-z0-9-]{1,120}$/;

/**
 * The format of each facet's values, of which a shopper can choose several. The names are parameters of the URL and of the API.
 */
const facetPatterns = {
  categories: slugPattern,
  brands: slugPattern,
  themes: slugPattern,
  colors: /^[^,\p{Cc}]{1,60}$/u,
  prices: /^\d{1,7}-\d{0,7}$/,
  origins: /^[A-Z]{2}$/,
} as const;

export type FacetName = keyof typeof facetPatterns;

export const facetNames = Object.keys(facetPatterns) as readonly FacetName[];

/** Maximum number of values of a facet in a URL. */
const MAX_VALUES = 20;

/**
 * The chosen option of each filter, as its slug, and the chosen values of each facet, separated by commas. Without a choice
 * they are absent.
 */
export type ListingChoice = Readonly<Partial<Record<FilterName | FacetName, string>>>;

/** Page and filters of a list; the first page is 1. */
export interface ListingQuery {
  readonly page: number;
  readonly filters: ListingChoice;
}

export interface ListingAddress {
  readonly listingQuery: ListingQuery;
  /** False if the page number in the URL is invalid; the list is then not requested. */
  readonly isPage: boolean;
  /** Whether the panel with the facets is open. */
  readonly isOpen: boolean;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** The page number in a query: 1 by default, null if it is invalid. */
export function pageFromQuery(query: URLSearchParams): number | null {
  const page = query.get('page');
  if (page === null) return 1;
  return PAGE.test(page) ? Number(page) : null;
}

const optionOf = (name: FilterName, slug: string | null | undefined): string | undefined => {
  const [, ...options]: readonly string[] =
    name === 'sort' ? [...productFilters.sort, originSort] : productFilters[name];
  return options.find((option) => slugify(option) === slug);
};

/** The chosen values of a facet. */
export const valuesOf = (choice: ListingChoice, name: FacetName): readonly string[] =>
  choice[name]?.split(',') ?? [];

/** The choices with different values of one facet. */
export function withValues(choice: ListingChoice, name: FacetName, values: readonly string[]): ListingChoice {
  const { [name]: _before, ...others } = choice;
  return values.length === 0 ? others : { ...others, [name]: values.join(',') };
}

/** Several values of one facet are sent as several parameters of the same name, as in a form. */
function facetFromQuery(query: URLSearchParams, name: FacetName): string {
  const given = query.getAll(name).flatMap((text) => text.split(','));
  const valid = given.filter((value) => facetPatterns[name].test(value));
  return [...new Set(valid)].slice(0, MAX_VALUES).join(',');
}

/** The choices in a query. Unknown options are ignored. */
export function choiceFromQuery(query: URLSearchParams): ListingChoice {
  const options = filterNames.map((name) => [name, slugify(optionOf(name, query.get(name)) ?? '')]);
  const facets = facetNames.map((name) => [name, facetFromQuery(query, name)]);
  return Object.fromEntries([...options, ...facets].filter(([, value]) => value !== '')) as ListingChoice;
}

/** The label of a filter's chosen option; by default that of the first, which means no choice. */
export function labelOf(choice: ListingChoice, name: FilterName): string {
  return optionOf(name, choice[name]) ?? productFilters[name][0];
}

/** The choices with a different option, by its label, in one filter. */
export function withOption(choice: ListingChoice, name: FilterName, label: string): ListingChoice {
  const { [name]: _before, ...others } = choice;
  return label === productFilters[name][0] ? others : { ...others, [name]: slugify(label) };
}

/** The parameter of an open panel, and its value. */
export const panelParameter = ['filters', 'open'] as const;

/**
 * The query string, with its question mark, for a page of a list or of the results for `text`, with the panel open or closed.
 * Defaults are omitted.
 */
export function listingSearch(choice: ListingChoice, page = 1, text = '', isOpen = false): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const name of filterNames) {
    const slug = choice[name];
    if (slug) query.set(name, slug);
  }
  for (const name of facetNames) for (const value of valuesOf(choice, name)) query.append(name, value);
  if (isOpen) query.set(...panelParameter);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Page and filters in the URL of a listing. */
export function listingAddress(query: URLSearchParams): ListingAddress {
  const page = pageFromQuery(query);
  return {
    listingQuery: { page: page ?? 1, filters: choiceFromQuery(query) },
    isPage: page !== null,
    isOpen: query.get(panelParameter[0]) === panelParameter[1],
  };
}

/** `listingAddress` of the current location. */
export function useListingAddress(): ListingAddress {
  const [query] = useSearchParams();
  return listingAddress(query);
}

/**
 * Loads the list of a URL; null if its page number is invalid. If the panel is open, also loads its facets, whose failure does
 * not affect the page.
 */
export async function readListing(
  query: URLSearchParams,
  read: (listingQuery: ListingQuery) => Promise<ProductPage | null>,
  readFacets: (filters: ListingChoice) => Promise<unknown>,
): Promise<ProductPage | null> {
  const { listingQuery, isPage, isOpen } = listingAddress(query);
  if (!isPage) return null;
  const facets = isOpen && readFacets(listingQuery.filters).catch(() => null);
  const listing = await read(listingQuery);
  await facets;
  return listing;
}
