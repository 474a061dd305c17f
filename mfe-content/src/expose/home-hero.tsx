import { loadQuery } from '@shop/api-client';
import { shop } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { heroApi, heroPhotoSizes, HeroSlider } from '../slots/home-hero';

/** The hero, with the home page's head. Its first slide is the largest contentful paint, so the head preloads it. */
export const { Component, load, head } = definePage({
  title: `${shop.name} | ${shop.tagline}`,
  // Without slides the home page still shows its other sections.
  load: ({ dispatch }) => loadQuery(dispatch, heroApi.endpoints.getHeroSlides).catch(() => []),
  head: ([first]) => ({
    description: `${shop.tagline}.`,
    preloadImage: preloadPhoto(first?.photo, heroPhotoSizes),
  }),
  Component: HeroSlider,
});
