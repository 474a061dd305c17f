import { describe, expect, it } from '@jest/globals';
import { apiFailure, createTestShop, heroSlide, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { head, load } from '../expose/home-hero';
import { HeroSlider } from './home-hero';

const slides = [
  heroSlide({
    _id: 'one',
    photo: { secure_url: '/media/one.webp', avif: '/media/one-480.avif 480w', alt: 'Three stamps' },
  }),
  heroSlide({ _id: 'two', photo: { secure_url: '/media/two.webp' } }),
];

describe('HeroSlider', () => {
  it("has the page's title, a link to the products and a slide for each picture, the first one loaded eagerly", async () => {
    const { container } = renderWithShop(<HeroSlider />, { routes: { 'GET /hero-slide': slides } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Shop all products' })).toHaveAttribute('href', '/all-products');
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures[0]).toHaveAttribute('loading', 'eager');
    // Hidden slides are inert; each picture has its alternative text.
    expect(pictures.map(({ alt }) => alt)).toEqual(['Three stamps', '']);
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to slide 2' })).toBeInTheDocument();
  });

  it('links a picture to its page', async () => {
    const [first] = slides;
    renderWithShop(<HeroSlider />, {
      routes: { 'GET /hero-slide': [{ ...first, link: '/collections/stickers/all' }] },
    });
    expect(await screen.findByRole('link', { name: 'Three stamps' })).toHaveAttribute(
      'href',
      '/collections/stickers/all',
    );
  });

  it.each([
    ['an empty list', []],
    ['no list', { photo: 'x' }],
    ['a failure', apiFailure(500)],
  ])('renders nothing for %s', async (_name, response) => {
    const { container, store, requests } = renderWithShop(<HeroSlider />, {
      routes: { 'GET /hero-slide': response },
    });
    await waitFor(() => expect(JSON.stringify(store.getState())).toMatch(/"status":"(fulfilled|rejected)"/));
    expect(requests).toHaveLength(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('preloads the first picture with the sizes it is shown at', async () => {
    const { container } = renderWithShop(<HeroSlider />, { routes: { 'GET /hero-slide': slides } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('source')?.sizes).toBe(head(slides).preloadImage?.imagesizes);
  });

  it('loads its slides, and preloads the first picture', async () => {
    const { store } = createTestShop({ 'GET /hero-slide': slides });
    const data = await load({ dispatch: store.dispatch, params: {}, query: new URLSearchParams() });
    expect(head(data).preloadImage).toMatchObject({
      type: 'image/avif',
      imagesrcset: '/media/one-480.avif 480w',
    });
    expect(head(undefined).preloadImage).toBeUndefined();
  });
});
