import { pageSizes } from '@shop/config';
import { endpoint, get, post, type RequestOf } from './endpoint';
import { shopApi } from './shop-api';

type ListQuery = NonNullable<RequestOf<'get', '/product'>['query']>;

/** Parameters of a product list. Pages count from 1; the filters are the labels of the filter dropdowns. */
export type ProductListArgs = Pick<ListQuery, 'page' | 'limit' | 'sort' | 'availability' | 'category'>;

/** Endpoints that several builds need. */
export const commonApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query(
      endpoint(({ page = 1, limit = pageSizes.default, ...filters }: ProductListArgs) =>
        get('/product', { query: { page, limit, ...filters, fields: 'card' } }),
      ),
    ),
    getProductCategories: build.query(endpoint(() => get('/productcategory'))),
    getBrands: build.query(endpoint(() => get('/brand'))),
    getThemes: build.query(endpoint(() => get('/theme'))),
    getPageSection: build.query(
      endpoint((sectionKey: string) => get('/dynamic/page/section/{sectionKey}', { path: { sectionKey } })),
    ),
    verifySession: build.query(endpoint(() => get('/user/verify'), { nullOn: 401 })),
    signOut: build.mutation(endpoint(() => post('/user/signout'))),
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
