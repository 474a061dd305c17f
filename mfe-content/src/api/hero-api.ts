import { shopApi, type NoArgs } from '@shop/api-client';
import type { HeroSlide } from '@shop/contracts';

/** The home page's large pictures, in the order the shop keeps them (`GET /hero-slide`). */
export const heroApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getHeroSlides: build.query<readonly HeroSlide[], NoArgs>({ query: () => '/hero-slide' }),
  }),
});

export const { useGetHeroSlidesQuery } = heroApi;
