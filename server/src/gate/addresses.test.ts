import { expect, it } from '@jest/globals';
import { addressesOf, sitemapPaths } from './addresses';

const xml =
  '<urlset><url><loc>https://shop.example/</loc></url><url><loc>https://shop.example/collections/brand/booti</loc></url><url><loc>https://shop.example/collections/tapes/washi</loc></url></urlset>';

it('uses the path of a route without parameters, else a URL from the sitemap', () => {
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
