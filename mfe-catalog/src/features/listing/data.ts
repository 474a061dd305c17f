import { shopApi } from '@shop/api-client';
import { endpoint, get, send } from '@shop/api-client/endpoint';
import { pageSizes } from '@shop/config';
import type { Product } from '@shop/contracts';
import type { ListingChoice } from './listing-choice';
import { isNotFound } from '../../pages/product/not-found';

/** Page and filters of a list; the first page is 1. */
export interface ListingQuery {
  readonly page: number;
  readonly filters: ListingChoice;
}

export interface CategoryListing extends ListingQuery {
  readonly category: string;
  readonly subcategory: string;
}

export interface BrandListing extends ListingQuery {
  readonly brand: string;
}

export interface ThemeListing extends ListingQuery {
  readonly theme: string;
}

export interface SearchListing extends ListingQuery {
  /** What is searched for, not blank. */
  readonly text: string;
}

// Without a limit a collection is returned in full, up to the API's page size.
const cards = ({ page, filters }: ListingQuery) => ({ page, ...filters, fields: 'card' }) as const;

// A collection or a page that is not there is a result, not a failure to tell the shopper of.
const extraOptions = { nullOn: 404 };

/** The catalogue's own endpoints. Amounts are rupees, discounts percent, as on the wire. */
export const catalogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A product by id or slug, or null when there is none: an unknown address is a result, not a failure. */
    getProduct: build.query<Product | null, string>({
      async queryFn(id, _api, _options, request) {
        const { data, error } = await send(request, get('/product/detail1/{id}', { path: { id } }));
        if (!error) return { data };
        return isNotFound(error) ? { data: null } : { error };
      },
    }),
    /** One page of all products; null after the last. */
    getAllProducts: build.query(
      endpoint(
        ({ page, filters }: ListingQuery) =>
          get('/product', { query: { page, limit: pageSizes.allProducts, ...filters, fields: 'card' } }),
        extraOptions,
      ),
    ),
    /** One page of the products with a title, code or words like the text, best first; null after the last. */
    searchProducts: build.query(
      endpoint(
        ({ text, ...listingQuery }: SearchListing) =>
          get('/product/search', {
            query: { q: text, limit: pageSizes.allProducts, ...cards(listingQuery) },
          }),
        extraOptions,
      ),
    ),
    /** One page of a collection; null for a collection or a page that is not there. */
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
  }),
});

export const {
  useGetProductQuery,
  useGetAllProductsQuery,
  useSearchProductsQuery,
  useGetCategoryProductsQuery,
  useGetBrandProductsQuery,
  useGetThemeProductsQuery,
} = catalogApi;
