import { loadQuery } from '@shop/api-client';
import type { Banner } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { bannerApi } from '../slots/intro-banner';

export { IntroBanner as Component } from '../slots/intro-banner';

/** Fetches the banner's picture. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly Banner[]> {
  return loadQuery(dispatch, bannerApi.endpoints.getBanners);
}
