import { shopApi } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import type { Product, ProductPage } from '@shop/contracts';
import type { ListingChoice } from '../features/product-filters/listing-choice';
import { isNotFound } from './not-found';

/** Which part of a list: a page, the first being 1, of what the filters leave. */
export interface ListingPart {
  readonly page: number;
  readonly filters: ListingChoice;
}

export interface CategoryListing extends ListingPart {
  readonly category: string;
  readonly subcategory: string;
}

export interface BrandListing extends ListingPart {
  readonly brand: string;
}

export interface ThemeListing extends ListingPart {
  readonly theme: string;
}

export interface SearchListing extends ListingPart {
  /** What is searched for, not blank. */
  readonly text: string;
}

const segment = encodeURIComponent;
// Without a limit a collection comes whole, up to what the API gives at once.
const cards = ({ page, filters }: ListingPart) => ({ page, ...filters, fields: 'card' });

// A collection or a page that is not there is an answer, not a failure to tell the shopper of.
const extraOptions = { nullOn: 404 };

/** The catalogue's own endpoints. Amounts are rupees, discounts percent, as on the wire. */
export const catalogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A product by id or slug, or null when there is none: an address that leads nowhere is an answer, not a failure. */
    getProduct: build.query<Product | null, string>({
      async queryFn(slug, _api, _options, request) {
        const answer = await request(`/product/detail1/${segment(slug)}`);
        if (!answer.error) return { data: answer.data as Product };
        if (isNotFound(answer.error)) return { data: null };
        return { error: answer.error };
      },
    }),
    /** One page of all products by its number; null after the last. */
    getAllProducts: build.query<ProductPage | null, number>({
      query: (page) => ({
        url: '/product',
        params: { page, limit: pageSizes.allProducts, fields: 'card' },
      }),
      extraOptions,
    }),
    /** One page of the products with a title, code or words like the text, best first; null after the last. */
    searchProducts: build.query<ProductPage | null, SearchListing>({
      query: ({ text, ...part }) => ({
        url: '/product/search',
        params: { q: text, limit: pageSizes.allProducts, ...cards(part) },
      }),
      extraOptions,
    }),
    /** One page of a collection; null for a collection or a page that is not there. */
    getCategoryProducts: build.query<ProductPage | null, CategoryListing>({
      query: ({ category, subcategory, ...part }) => ({
        url: `/product/category/${segment(category)}/${segment(subcategory)}`,
        params: cards(part),
      }),
      extraOptions,
    }),
    /** Like `getCategoryProducts`. */
    getBrandProducts: build.query<ProductPage | null, BrandListing>({
      query: ({ brand, ...part }) => ({ url: `/product/brand/${segment(brand)}`, params: cards(part) }),
      extraOptions,
    }),
    /** Like `getCategoryProducts`. */
    getThemeProducts: build.query<ProductPage | null, ThemeListing>({
      query: ({ theme, ...part }) => ({ url: `/product/theme/${segment(theme)}`, params: cards(part) }),
      extraOptions,
    }),
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
