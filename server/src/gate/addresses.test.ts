import { expect, it } from '@jest/globals';
import { addressesOf, sitemapPaths } from './addresses';

const xml =
  '<urlset><url><loc>https://shop.example/</loc></url><url><loc>https://shop.example/collections/brand/booti</loc></url><url><loc>https://shop.example/collections/tapes/washi</loc></url></urlset>';

it('uses the fixed address of a route, and one from the sitemap when it has parameters', () => {
  const patterns = ['/cart', '/collections/:category/:subcategory', '/collections/brand/:category', '/a/:b'];
  expect(addressesOf(patterns, sitemapPaths(xml))).toEqual({
    addresses: [
      { route: '/cart', path: '/cart' },
      { route: '/collections/:category/:subcategory', path: '/collections/tapes/washi' },
      { route: '/collections/brand/:category', path: '/collections/brand/booti' },
    ],
    unknown: ['/a/:b'],
  });
});
