import { shopApi } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import { isApiFailure, type Product, type ProductPage } from '@shop/contracts';

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
const cards = ({ page }: Paged) => ({ page, limit: pageSizes.allProducts, fields: 'card' });

/** The catalogue's own endpoints. Amounts are rupees, discounts percent, as on the wire. */
export const catalogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A product by id or slug, or null when there is none: an address that leads nowhere is an answer, not a failure. */
    getProduct: build.query<Product | null, string>({
      async queryFn(slug, _api, _options, request) {
        const answer = await request(`/product/detail1/${segment(slug)}`);
        if (!answer.error) return { data: answer.data as Product };
        if (isApiFailure(answer.error) && answer.error.status === 404) return { data: null };
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
