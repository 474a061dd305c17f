import { describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { brand, productCard, productPage, renderWithShop, type FakeRequest } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrandPage } from './brand-page';

const address = '/collections/brand/YIER';

/** Responds with a product that is titled by the query, and with no sold-out products. */
function response({ path }: FakeRequest) {
  const query = new URLSearchParams(path.split('?')[1]);
  if (query.get('availability') === 'out-of-stock') return productPage([], { totalPages: 1 });
  const title = `${query.get('sort') ?? 'unsorted'} ${query.get('page')}`;
  return productPage([productCard({ title })], { totalPages: 3 });
}

const renderPage = (search = '') =>
  renderWithShop(<BrandPage />, {
    route: address + search,
    path: routePatterns.brand,
    routes: { 'GET /brand': [brand('YIER')], 'GET /product/brand/YIER': response },
  });

const choose = async (filter: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: filter }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('the filters of a listing', () => {
  it('are sent to the server, are kept in the URL and reset the page', async () => {
    const { location, requests } = renderPage('?page=2');
    expect(await screen.findByRole('link', { name: 'unsorted 2' })).toBeInTheDocument();
    await choose(/^Sort/, 'Cheapest First');
    expect(await screen.findByRole('link', { name: 'cheapest-first 1' })).toBeInTheDocument();
    expect(location().search).toBe('?sort=cheapest-first');
    await choose(/^Availability/, 'Low Stock');
    expect(location().search).toBe('?availability=low-stock&sort=cheapest-first');
    expect(requests.at(-1)?.path).toBe(
      '/product/brand/YIER?page=1&availability=low-stock&sort=cheapest-first&fields=card',
    );
  });

  it('are read from the URL, and are kept by links to other pages', async () => {
    renderPage('?sort=best-value&page=2');
    expect(await screen.findByRole('link', { name: 'best-value 2' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sort Best Value' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', `${address}?sort=best-value`);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `${address}?sort=best-value&page=3`,
    );
  });

  it('ignore unknown options', async () => {
    const { requests } = renderPage('?sort=random&category=weapons&availability=');
    expect(await screen.findByRole('link', { name: 'unsorted 1' })).toBeInTheDocument();
    expect(requests.at(-1)?.path).toBe('/product/brand/YIER?page=1&fields=card');
  });

  it('can be cleared when they match nothing', async () => {
    const { location } = renderPage('?availability=out-of-stock');
    expect(await screen.findByText('No Product Found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'unsorted 1' })).toBeInTheDocument();
    expect(location().search).toBe('');
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toHaveFocus();
  });
});
