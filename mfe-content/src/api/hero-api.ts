import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** The home page's large pictures, in the shop's order. */
export const heroApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getHeroSlides: build.query(endpoint(() => get('/hero-slide'))),
  }),
});

export const { useGetHeroSlidesQuery } = heroApi;
