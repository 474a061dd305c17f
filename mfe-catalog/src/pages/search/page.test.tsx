import { describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, productPage, renderWithShop, type FakeRequest } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchPage, searchSummary, searchText } from './page';

const cards = (...titles: string[]) => titles.map((title) => productCard({ _id: title, title }));
const tapes = productPage(cards('Booti Washi Tape', 'Kitchen Garden PET Tape'));
const asked = (q: string) => `/product/search?q=${q}&limit=12&page=1&fields=card`;
const open = (search: string, routes: Record<string, unknown>) =>
  renderWithShop(<SearchPage />, { route: `/search${search}`, routes });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });

describe('SearchPage', () => {
  it('shows the results, their number and the search term', async () => {
    const { requests } = open('?q=+washi++tape', { [`GET ${asked('washi+tape')}`]: tapes });
    expect(screen.getAllByTestId('product-card-skeleton')).toHaveLength(8);
    expect(await screen.findByText('2 products for “washi tape”')).toBeInTheDocument();
    expect(screen.getAllByTestId('product-card')).toHaveLength(2);
    expect(field().value).toBe('washi tape');
    expect(requests.map(({ path }) => path)).toEqual([asked('washi+tape')]);
  });

  it('shows that not all products are listed', async () => {
    open('?q=a', { 'GET /product/search': productPage(cards('A', 'B'), { total: 500, totalPages: 42 }) });
    expect(await screen.findByText('The first 500 products for “a”')).toBeInTheDocument();
  });

  it('searches for another text, and writes it to the URL', async () => {
    const { location } = open('?q=tape', {
      [`GET ${asked('tape')}`]: tapes,
      [`GET ${asked('wax+%26+seal')}`]: productPage(cards('Wax & Seal Kit')),
    });
    await screen.findByText('2 products for “tape”');
    await userEvent.clear(field());
    await userEvent.type(field(), 'wax & seal{Enter}');
    expect(await screen.findByText('1 product for “wax & seal”')).toBeInTheDocument();
    expect(new URLSearchParams(location().search).get('q')).toBe('wax & seal');
  });

  it('is a form that the browser can submit without scripts, with only the text', () => {
    open('', {});
    const { form, name } = field();
    expect([form?.method, form?.getAttribute('action'), name]).toEqual(['get', '/search', 'q']);
  });

  it('sends no request without a search text', () => {
    const { requests } = open('?q=%20%00', {});
    expect(requests).toEqual([]);
    expect(screen.queryByText(/products/)?.textContent).toBe('Search products');
  });

  it('shows that nothing was found, with a contact link', async () => {
    open('?q=zebra', { 'GET /product/search': productPage([]) });
    expect(await screen.findByText('No Product Found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact on WhatsApp' })).toBeInTheDocument();
  });

  it('shows an error when the search fails, and can be retried', async () => {
    const responses = [apiFailure(503), tapes];
    open('?q=tape', { 'GET /product/search': () => responses.shift() });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 products for “tape”')).toBeInTheDocument();
  });
});

describe('filters and pages of a search', () => {
  /** Responds with a product that is titled by the query, and with no sold-out products. */
  function response({ path }: FakeRequest) {
    const query = new URLSearchParams(path.split('?')[1]);
    if (query.get('availability') === 'out-of-stock') return productPage([]);
    const title = `${query.get('q')} ${query.get('sort') ?? 'unsorted'} ${query.get('page')}`;
    return productPage([productCard({ title })], { totalPages: 3, total: 30 });
  }
  const routes = { 'GET /product/search': response };
  const choose = async (filter: RegExp, option: string) => {
    await userEvent.click(screen.getByRole('button', { name: filter }));
    await userEvent.click(screen.getByRole('option', { name: option }));
  };

  it('are those of listings, in addition to the text in the URL', async () => {
    const { location } = open('?q=tape&page=2', routes);
    expect(await screen.findByRole('link', { name: 'tape unsorted 2' })).toBeInTheDocument();
    expect(screen.getByText('30 products for “tape”')).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    await choose(/^Sort/, 'Cheapest First');
    expect(await screen.findByRole('link', { name: 'tape cheapest-first 1' })).toBeInTheDocument();
    expect(location().search).toBe('?q=tape&sort=cheapest-first');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search?q=tape&sort=cheapest-first&page=2',
    );
  });

  it('can be cleared when they match nothing, which keeps the text', async () => {
    const { location } = open('?q=tape&availability=out-of-stock', routes);
    expect(await screen.findByText('No Product Found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'tape unsorted 1' })).toBeInTheDocument();
    expect(location().search).toBe('?q=tape');
  });

  it('show a not-found page for an unknown page, with a link to the first', async () => {
    open('?q=tape&page=9', { 'GET /product/search': apiFailure(404) });
    expect(await screen.findByRole('heading', { name: 'No such page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/search?q=tape',
    );
  });

  it('are absent without a search text', () => {
    open('', {});
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
  });
});

it.each([
  ['', ''],
  ['q=', ''],
  ['q=+%09+', ''],
  ['q=%00', ''],
  ['q=+wax%0Aseal++kit+', 'wax seal kit'],
  ['q=%E0%A4%AC%E0%A4%B9%E0%A5%80', 'बही'],
  ['q=%FF', '\ufffd'],
  [`q=${'😀'.repeat(150)}`, '😀'.repeat(100)],
])('%s searches for %j', (query, text) => {
  expect(searchText(new URLSearchParams(query))).toBe(text);
});

it.each([
  [{ total: 14 }, '14 products for “washi tape”'],
  [{ total: 1, match: 'all-words', corrected: null }, '1 product for “washi tape”'],
  [{ total: 500 }, 'The first 500 products for “washi tape”'],
  [
    { total: 10, match: 'some-words', corrected: null },
    'No products match all the words in “washi tape”. Showing 10 products that match some of them.',
  ],
  [
    { total: 14, match: 'all-words', corrected: 'washi' },
    'No results for “washi tape”. Showing 14 products for “washi”.',
  ],
  [
    { total: 500, match: 'some-words', corrected: 'washi' },
    'No products match all the words in “washi tape”. Showing the first 500 products that match some of them.',
  ],
] as const)('%j', (found, summary) => {
  expect(searchSummary('washi tape', found)).toBe(summary);
});
