import { loadQuery } from '@shop/api-client';
import type { Banner } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { bannerApi } from '../api/banner-api';

export { IntroBanner as Component } from '../features/intro-banner/intro-banner';

/** Fetches the banner's picture. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly Banner[]> {
  return loadQuery(dispatch, bannerApi.endpoints.getBanners);
}
