import { pageSizes } from '@shop/config';
import type {
  Brand,
  PageSection,
  ProductCategory,
  ProductPage,
  SessionUser,
  Success,
  Theme,
} from '@shop/contracts';
import type { NoArgs } from './request';
import { shopApi } from './shop-api';

/** What a product list may be asked for. Pages count from 1; the filters are the labels of the filter dropdowns. */
export interface ProductListArgs {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly availability?: string;
  readonly category?: string;
}

/** Endpoints that several builds need. */
export const commonApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductListArgs>({
      query: ({ page = 1, limit = pageSizes.default, ...filters }) => ({
        url: '/product',
        params: { page, limit, ...filters, fields: 'card' },
      }),
    }),
    getProductCategories: build.query<readonly ProductCategory[], NoArgs>({
      query: () => '/productcategory',
    }),
    getBrands: build.query<readonly Brand[], NoArgs>({ query: () => '/brand' }),
    getThemes: build.query<readonly Theme[], NoArgs>({ query: () => '/theme' }),
    getPageSection: build.query<readonly PageSection[], string>({
      query: (key) => `/dynamic/page/section/${encodeURIComponent(key)}`,
    }),
    verifySession: build.query<SessionUser | null, NoArgs>({
      query: () => '/user/verify',
      extraOptions: { nullOn: 401 },
    }),
    signOut: build.mutation<Success, NoArgs>({ query: () => ({ url: '/user/signout', method: 'POST' }) }),
  }),
});

export const {
  useGetProductsQuery,
  useGetProductCategoriesQuery,
  useGetBrandsQuery,
  useGetThemesQuery,
  useGetPageSectionQuery,
  useVerifySessionQuery,
  useSignOutMutation,
} = commonApi;
