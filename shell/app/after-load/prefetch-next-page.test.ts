import { describe, expect, it } from '@jest/globals';
import { likelyNext } from './prefetch-next-page';

const product = { path: '/products/:category', fragments: [{ remote: 'catalog', module: 'product' }] };
const listing = { path: '/all-products', fragments: [{ remote: 'catalog', module: 'all-products' }] };
const blog = { path: '/blogs/:name', fragments: [{ remote: 'content', module: 'blog-post' }] };
const home = {
  path: '/',
  fragments: ['hero', 'features'].map((module) => ({ remote: 'content', module })),
};
const routes = [product, listing, blog, home];
const to = (pathname: string) => ({ pathname });

describe('likelyNext', () => {
  const catalog = new Set(['catalog']);

  it('finds the page that more than half of the links open', () => {
    const links = [to('/all-products'), to('/products/a'), to('/products/b')];
    expect(likelyNext(routes, links, catalog)).toBe(product.fragments[0]);
  });

  it('finds no page if the links open various pages', () => {
    const links = [to('/all-products'), to('/products/a'), to('/blogs/one'), to('/products/b')];
    expect(likelyNext(routes, links, catalog)).toBeUndefined();
  });

  it('ignores remotes that the page has not loaded, pages of several fragments, and URLs without a page', () => {
    const links = ['/blogs/one', '/blogs/two', '/blogs/three', '/nowhere', '/products/a'].map(to);
    expect(likelyNext(routes, links, catalog)).toBeUndefined();
    expect(likelyNext(routes, ['/', '/', '/'].map(to), new Set(['content']))).toBeUndefined();
  });
});
