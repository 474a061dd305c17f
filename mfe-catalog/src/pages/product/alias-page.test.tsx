import { describe, expect, it } from '@jest/globals';
import { paths, routePatterns } from '@shop/config';
import { apiFailure, product, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { catalogApi } from '../../features/listing/data';
import { ProductAliasPage } from './alias-page';

const renderPage = (response: unknown, options = {}) =>
  renderWithShop(<ProductAliasPage />, {
    route: paths.productAlias('booti-washi'),
    path: routePatterns.productAlias,
    routes: { 'GET /product/detail1/booti-washi': response },
    ...options,
  });

describe('ProductAliasPage', () => {
  it('leads from the older address of a product to its page', () => {
    const { location } = renderPage(product());
    expect(location().pathname).toBe('/products/booti-washi');
  });

  it('stays where it is known that there is no such product', () => {
    const known = { endpointName: 'getProduct', arg: 'booti-washi', value: null } as const;
    const { location } = renderPage(null, { actions: [catalogApi.util.upsertQueryEntries([known])] });
    expect(screen.getByRole('heading', { level: 1, name: 'No such product' })).toBeInTheDocument();
    expect(location().pathname).toBe('/product/detail/booti-washi');
  });

  it('leads on when the product cannot be read: its page says so', () => {
    const { location } = renderPage(apiFailure(500));
    expect(location().pathname).toBe('/products/booti-washi');
  });
});
