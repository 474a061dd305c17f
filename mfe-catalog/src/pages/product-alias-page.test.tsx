import { expect, it } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { ProductAliasPage } from './product-alias-page';

it('leads from the older address of a product to its page', () => {
  const { location } = renderWithShop(<ProductAliasPage />, {
    route: '/product/detail/booti-washi',
    path: '/product/detail/:slug',
  });
  expect(location().pathname).toBe('/products/booti-washi');
});
