import { describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, productPage, renderWithShop, type FakeRequest } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AllProductsPage } from '../../pages/all-products/page';
import { priceRange } from './facet-form';
import { listFacets } from './testing/list-facets';

const titled = ({ path }: FakeRequest) => {
  const origins = new URLSearchParams(path.split('?')[1]).get('origins');
  return productPage([productCard({ title: `Tape ${origins}` })], { totalPages: 3 });
};

const renderList = (search: string, facets: unknown = listFacets()) =>
  renderWithShop(<AllProductsPage />, {
    route: `/all-products${search}`,
    path: '/all-products',
    routes: { 'GET /product/facets': facets, 'GET /product': titled },
  });

const toggle = () => screen.getByRole('link', { name: /^More filters/ });
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the panel of facets', () => {
  it('is opened by a link, and only then are the facets requested', async () => {
    const { location, requests } = renderList('?page=2');
    expect(await screen.findByRole('link', { name: 'Tape null' })).toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(requests.some(({ path }) => path.includes('facets'))).toBe(false);
    await userEvent.click(toggle());
    expect(location().search).toBe('?filters=open&page=2');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('group', { name: 'Country of origin' })).toBeInTheDocument();
    await userEvent.click(toggle());
    expect(location().search).toBe('?page=2');
    expect(screen.queryByRole('form', { name: 'More filters' })).not.toBeInTheDocument();
  });

  it('shows the values with their counts, and omits groups without a choice', async () => {
    renderList('?filters=open');
    await screen.findByRole('form', { name: 'More filters' });
    const legends = screen
      .getAllByRole('group')
      .map((one) => within(one).queryByText(/./, { selector: 'legend' }));
    expect(legends.flatMap((legend) => legend?.textContent ?? [])).toEqual([
      'Brand',
      'Colour',
      'Price',
      'Availability',
      'Country of origin',
    ]);
    expect(group('Brand').getByRole('checkbox', { name: 'MOODTAPE (2)' })).not.toBeChecked();
    expect(group('Price').getByRole('checkbox', { name: 'Under ₹100 (1)' })).toBeInTheDocument();
    expect(group('Price').getByRole('checkbox', { name: '₹1,000 and over (1)' })).toBeInTheDocument();
    expect(group('Availability').getByRole('radio', { name: 'All Items' })).toBeChecked();
  });

  it('narrows the list by any of several values, from its first page, and stays open', async () => {
    const { location, requests } = renderList('?sort=best-value&page=2&filters=open');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'India (2)' }));
    expect(location().search).toBe('?sort=best-value&origins=IN&filters=open');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Japan (1)' }));
    expect(location().search).toBe('?sort=best-value&origins=IN&origins=JP&filters=open');
    expect(await screen.findByRole('link', { name: 'Tape IN,JP' })).toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/product?page=1&limit=12&sort=best-value&origins=IN%2CJP&fields=card',
        '/product/facets?origins=IN%2CJP',
      ]),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Out of Stock (1)' }));
    expect(location().search).toBe(
      '?availability=out-of-stock&sort=best-value&origins=IN&origins=JP&filters=open',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'India (2)' }));
    expect(toggle()).toHaveTextContent('More filters (1)');
    await userEvent.click(screen.getByRole('button', { name: 'Clear these filters' }));
    expect(location().search).toBe('?availability=out-of-stock&sort=best-value&filters=open');
  });

  it('is a form that keeps the other filters', async () => {
    renderList('?category=washi-material&sort=best-value&origins=JP&filters=open');
    const form = await screen.findByRole<HTMLFormElement>('form', { name: 'More filters' });
    expect([...new FormData(form)]).toEqual([
      ['category', 'washi-material'],
      ['sort', 'best-value'],
      ['filters', 'open'],
      ['availability', ''],
      ['origins', 'JP'],
    ]);
    expect(form).toHaveAttribute('action', '/all-products');
  });

  it('offers a retry if the facets fail', async () => {
    let fails = true;
    renderList('?filters=open', () => (fails ? apiFailure(500) : listFacets()));
    expect(await screen.findByText(/^The filters could not be loaded\./)).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Brand' })).toBeInTheDocument();
  });
});

it.each([
  ['0-100', 'Under ₹100'],
  ['100-250', '₹100 to ₹250'],
  ['2500-', '₹2,500 and over'],
])('writes the price range %s as %s', (value, text) => {
  expect(priceRange(value)).toBe(text);
});
