import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { blogPost, heroSlide, renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LatestBlogs } from './latest-blogs';
import { CategoryCarousel } from './category-carousel';
import { HeroSlider } from './home-hero';
import { ReviewsSection } from './reviews';

const clientWidth = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');

const three = ['one', 'two', 'three'];
const routes = {
  'GET /hero-slide': three.map((name) =>
    heroSlide({ _id: name, photo: { secure_url: `/media/${name}.webp` } }),
  ),
  'GET /blog': three.map((name) => blogPost({ id: name, blogName: name, blogSlug: name })),
  'GET /dynamic/page/section/product-category': [],
  'GET /productcategory': [],
};

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const { setTimeout: realTimeout } = globalThis;

/** Waits in real time, because data and code do not load with fake timers. */
const fetched = () => act(() => new Promise((resolve) => realTimeout(resolve, 1)));

/** Duration of a frame in ms. The store passes data to components in the next frame. */
const frame = 16;

/** The slide at the left edge, which Swiper calls active. */
const current = (carousel: HTMLElement) =>
  carousel.querySelector('.swiper-slide-active')?.getAttribute('aria-label')?.split(' ')[0];

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 400 });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', clientWidth);
});

describe("home's carousels", () => {
  it.each<readonly [string, ReactElement, string, number, number]>([
    ['hero slider', <HeroSlider key="hero" />, 'Pictures from the counter', 4000, 700],
    ['category carousel', <CategoryCarousel key="categories" />, 'Categories', 3000, 500],
    ['review carousel', <ReviewsSection key="reviews" />, 'Customer reviews', 3000, 500],
    ['blog carousel', <LatestBlogs key="blogs" />, 'Latest posts', 4000, 500],
  ])(
    'the %s advances automatically at its interval, and loops',
    async (_name, section, label, delay, moving) => {
      renderWithShop(section, { routes });
      while (!screen.queryByRole('region', { name: label })) {
        await fetched();
        await wait(frame);
      }
      const carousel = screen.getByRole('region', { name: label });
      await wait(delay - frame - 1);
      expect(carousel.querySelector('[data-moved]')).toBeNull();
      await wait(300);
      while (!carousel.querySelector('[data-moved]')) await fetched();
      await wait(moving);
      const row = carousel.querySelector<HTMLElement>('.swiper-wrapper');
      expect([current(carousel), row?.style.transitionDuration]).toEqual(['2', `${moving}ms`]);
      const count = carousel.querySelectorAll('.swiper-slide').length;
      for (let step = 2; step < count; step += 1) await wait(delay);
      expect(current(carousel)).toBe(String(count));
      await wait(delay);
      expect([current(carousel), row?.style.transitionDuration]).toEqual(['1', `${moving}ms`]);
    },
  );
});
