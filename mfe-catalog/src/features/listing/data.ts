import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { pageSizes } from '@shop/config';
import type { ShopDispatch } from '@shop/store';
import type { ListingChoice, ListingQuery } from './address';

interface CategoryListing extends ListingQuery {
  readonly category: string;
  readonly subcategory: string;
}

interface BrandListing extends ListingQuery {
  readonly brand: string;
}

interface ThemeListing extends ListingQuery {
  readonly theme: string;
}

interface SearchListing extends ListingQuery {
  /** The search text, which is not blank. */
  readonly text: string;
}

/** The list whose facets are counted: of all products, a collection or a search. */
export interface FacetScope {
  readonly inCategory?: string;
  readonly inSubcategory?: string;
  readonly ofBrand?: string;
  readonly ofTheme?: string;
  /** The search text. */
  readonly q?: string;
}

interface FacetsQuery {
  readonly scope: FacetScope;
  readonly filters: Omit<ListingChoice, 'sort'>;
}

/** The query for the facets of a list, which do not depend on its order. */
export function facetsQuery(scope: FacetScope, { sort: _sort, ...filters }: ListingChoice): FacetsQuery {
  return { scope, filters };
}

// Without a limit the API returns a whole collection, up to its page size.
const cards = ({ page, filters }: ListingQuery) => ({ page, ...filters, fields: 'card' }) as const;

// A missing collection or page is a result, not a failure with a toast.
const extraOptions = { nullOn: 404 };

/** The endpoints of product lists. Amounts are in rupees, discounts in percent. */
export const listingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of all products; null after the last. */
    getAllProducts: build.query(
      endpoint(
        ({ page, filters }: ListingQuery) =>
          get('/product', { query: { page, limit: pageSizes.allProducts, ...filters, fields: 'card' } }),
        extraOptions,
      ),
    ),
    /** One page of the products whose title, code or words match the text, best first; null after the last. */
    searchProducts: build.query(
      endpoint(
        ({ text, ...listingQuery }: SearchListing) =>
          get('/product/search', {
            query: { q: text, limit: pageSizes.allProducts, ...cards(listingQuery) },
          }),
        extraOptions,
      ),
    ),
    /** One page of a collection; null when the collection or the page does not exist. */
    getCategoryProducts: build.query(
      endpoint(
        ({ category, subcategory, ...listingQuery }: CategoryListing) =>
          get('/product/category/{category}/{subcategory}', {
            path: { category, subcategory },
            query: cards(listingQuery),
          }),
        extraOptions,
      ),
    ),
    /** Like `getCategoryProducts`. */
    getBrandProducts: build.query(
      endpoint(
        ({ brand, ...listingQuery }: BrandListing) =>
          get('/product/brand/{brand}', { path: { brand }, query: cards(listingQuery) }),
        extraOptions,
      ),
    ),
    /** Like `getCategoryProducts`. */
    getThemeProducts: build.query(
      endpoint(
        ({ theme, ...listingQuery }: ThemeListing) =>
          get('/product/theme/{theme}', { path: { theme }, query: cards(listingQuery) }),
        extraOptions,
      ),
    ),
    /** The facet values of a list's products, with the number of products that each value would find. */
    getFacets: build.query(
      endpoint(({ scope, filters }: FacetsQuery) =>
        get('/product/facets', { query: { ...scope, ...filters } }),
      ),
    ),
  }),
});

/** Loads the facets of a list for the given filters. */
export const facetsOf = (dispatch: ShopDispatch, scope: FacetScope) => (filters: ListingChoice) =>
  loadQuery(dispatch, listingApi.endpoints.getFacets, facetsQuery(scope, filters));

export const {
  useGetAllProductsQuery,
  useSearchProductsQuery,
  useGetCategoryProductsQuery,
  useGetBrandProductsQuery,
  useGetThemeProductsQuery,
  useGetFacetsQuery,
} = listingApi;
