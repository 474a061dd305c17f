import { loadQuery } from '@shop/api-client';
import { shop } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { heroApi } from '../api/hero-api';
import { HeroSlider } from '../slots/home-hero';
import { heroPhotoSizes } from '../features/hero/photo-sizes';

/** The hero, with the home page's head: its first slide is what the page is first judged by. */
export const { Component, load, head } = definePage({
  title: `${shop.name} | ${shop.tagline}`,
  // The home page is more than its slides: without them it is there all the same.
  load: ({ dispatch }) => loadQuery(dispatch, heroApi.endpoints.getHeroSlides).catch(() => []),
  head: ([first]) => ({
    description: `${shop.tagline}.`,
    preloadImage: preloadPhoto(first?.photo, heroPhotoSizes),
  }),
  Component: HeroSlider,
});
