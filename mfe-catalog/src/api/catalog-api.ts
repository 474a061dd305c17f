import { shopApi } from '@shop/api-client';
import type { Product, ProductPage } from '@shop/contracts';
import { isNotFound } from './not-found';

interface Paged {
  /** The first page is 1. */
  readonly page: number;
}

export interface CategoryListing extends Paged {
  readonly category: string;
  readonly subcategory: string;
}

export interface BrandListing extends Paged {
  readonly brand: string;
}

export interface ThemeListing extends Paged {
  readonly theme: string;
}

const segment = encodeURIComponent;
// Without a limit a collection comes whole, up to what the API gives at once.
const cards = ({ page }: Paged) => ({ page, fields: 'card' });

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
    getCategoryProducts: build.query<ProductPage, CategoryListing>({
      query: ({ category, subcategory, page }) => ({
        url: `/product/category/${segment(category)}/${segment(subcategory)}`,
        params: cards({ page }),
      }),
    }),
    getBrandProducts: build.query<ProductPage, BrandListing>({
      query: ({ brand, page }) => ({ url: `/product/brand/${segment(brand)}`, params: cards({ page }) }),
    }),
    getThemeProducts: build.query<ProductPage, ThemeListing>({
      query: ({ theme, page }) => ({ url: `/product/theme/${segment(theme)}`, params: cards({ page }) }),
    }),
  }),
});

export const {
  useGetProductQuery,
  useGetCategoryProductsQuery,
  useGetBrandProductsQuery,
  useGetThemeProductsQuery,
} = catalogApi;
