import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** The shop's banners in their order; the home page's intro shows the first. */
export const bannerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query(endpoint(() => get('/banner'))),
  }),
});

export const { useGetBannersQuery } = bannerApi;
