import { describe, expect, it } from '@jest/globals';
import { paths, routePatterns } from '@shop/config';
import { apiFailure, product, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ProductAliasPage } from './alias-page';
import { productApi } from './data';

const renderPage = (response: unknown, options = {}) =>
  renderWithShop(<ProductAliasPage />, {
    route: paths.productAlias('booti-washi'),
    path: routePatterns.productAlias,
    routes: { 'GET /product/detail1/booti-washi': response },
    ...options,
  });

describe('ProductAliasPage', () => {
  it('redirects from the older URL of a product to its page', () => {
    const { location } = renderPage(product());
    expect(location().pathname).toBe('/products/booti-washi');
  });

  it('does not redirect if the product does not exist', () => {
    const known = { endpointName: 'getProduct', arg: 'booti-washi', value: null } as const;
    const { location } = renderPage(null, { actions: [productApi.util.upsertQueryEntries([known])] });
    expect(screen.getByRole('heading', { level: 1, name: 'No such product' })).toBeInTheDocument();
    expect(location().pathname).toBe('/product/detail/booti-washi');
  });

  it('redirects if the product cannot be read, because its page shows the error', () => {
    const { location } = renderPage(apiFailure(500));
    expect(location().pathname).toBe('/products/booti-washi');
  });
});
