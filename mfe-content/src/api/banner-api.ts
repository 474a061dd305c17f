import { shopApi, type NoArgs } from '@shop/api-client';
import type { Photo } from '@shop/contracts';

/** A picture that the shop puts into its banner. */
export interface Banner {
  readonly _id: string;
  readonly photo: Photo;
}

/** The shop's banners in their order (`GET /banner`); the home page's intro shows the first. */
export const bannerApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<readonly Banner[], NoArgs>({ query: () => '/banner' }),
  }),
});

export const { useGetBannersQuery } = bannerApi;
