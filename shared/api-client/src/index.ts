export { shopApi } from './shop-api';
export { firstDefinitions, type FirstDefinitions } from './first-definition';
export { followConnection, refetchOnReturn } from './refetch-on-return';
export {
  commonApi,
  useGetBrandsQuery,
  useGetPageSectionQuery,
  useGetProductCategoriesQuery,
  useGetProductsQuery,
  useGetThemesQuery,
  useSignOutMutation,
  useVerifySessionQuery,
  type ProductListArgs,
} from './common-api';
export { loadQuery, type LoadableEndpoint } from './load-query';
export { dehydrateApi } from './dehydrate';
export { apiBasePath, type ApiEnvironment, type ApiRequest, type ApiResponse } from './environment';
export { createBaseQuery, type ApiBaseQuery, type ApiExtraOptions } from './base-query';
export type { ApiParams, ApiQuery, NoArgs } from './request';
