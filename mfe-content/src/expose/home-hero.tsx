import { loadQuery } from '@shop/api-client';
import { shop } from '@shop/config';
import type { Head, HeroSlide } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { heroApi } from '../api/hero-api';
import { heroPhotoSizes } from '../features/hero/photo-sizes';

export { HeroSlider as Component } from '../features/hero/hero-slider';

/** Fetches the slides. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly HeroSlide[]> {
  return loadQuery(dispatch, heroApi.endpoints.getHeroSlides);
}

/** The home page's head: the first slide is what the page is first judged by. */
export function head(slides: readonly HeroSlide[] | undefined): Head {
  return {
    title: `${shop.name} | ${shop.tagline}`,
    description: `${shop.tagline}.`,
    preloadImage: preloadPhoto(slides?.[0]?.photo, heroPhotoSizes),
  };
}
