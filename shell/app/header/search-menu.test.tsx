import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, productPage, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuCode } from './menu-code';
import { SearchMenu } from './actions';

beforeAll(() => menuCode.load());

const cards = (...titles: string[]) => titles.map((title) => productCard({ _id: title, title }));
const catalogue = cards('Wax Seal Kit', 'Booti Washi Tape', 'Sealing WAX Sticks');
const isOpen = () => screen.queryByTestId('search-dropdown') !== null;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

const all = () => screen.queryByRole('link', { name: /^See/ });

/** A server that finds no more than the loaded products. */
const nothingMore = { 'GET /product': productPage(catalogue), 'GET /product/search': productPage([]) };

async function openSearch(routes: Record<string, unknown> = nothingMore) {
  const shop = renderWithShop(
    <>
      <SearchMenu />
      <p>Elsewhere</p>
    </>,
    { routes },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return shop;
}

const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);

describe('the search box', () => {
  it('opens below the icon with the focus in its field, and then requests the products', async () => {
    const { requests } = await openSearch();
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
    expect(requests.map(({ path }) => path)).toEqual(['/product?page=1&limit=16&fields=card']);
  });

  it('finds titles that contain the text, with photo, title and price', async () => {
    const { requests } = await openSearch();
    await type('wAx');
    await waitFor(() => expect(options()).toHaveLength(2));
    const [kit] = screen.getAllByRole('option');
    expect(kit?.textContent).toContain('Wax Seal Kit₹142.50');
    expect(kit?.querySelector('img')?.getAttribute('src')).toBe('/media/washi.webp');
    expect(kit?.getAttribute('href')).toBe('/products/wax-seal-kit');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    expect(requests.map(({ path }) => path)).toContain('/product/search?q=wAx&limit=8&fields=card');
  });

  it('shows No results, and nothing for blank text', async () => {
    await openSearch();
    await type('zebra');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    await userEvent.clear(screen.getByRole('combobox'));
    await type('   ');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(options()).toEqual([]);
  });

  it('selects results with the arrow keys, and opens the product on Enter', async () => {
    const { location } = await openSearch();
    await type('wax');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Wax Seal Kit');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toContain('Sealing WAX Sticks');
    const field = screen.getByRole('combobox');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    expect(location()).toMatchObject({
      pathname: '/products/sealing-wax-sticks',
      state: { product: { title: 'Sealing WAX Sticks' } },
    });
    expect(isOpen()).toBe(false);
  });

  it('opens the first result on Enter, or the search page while results are outdated', async () => {
    const { location } = await openSearch();
    await type('tape');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(location().pathname).toBe('/products/booti-washi-tape');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await type(' wax seal {Enter}');
    expect(location()).toMatchObject({ pathname: '/search', search: '?q=wax%20seal' });
    expect(isOpen()).toBe(false);
  });

  it('does nothing on Enter while it is blank', async () => {
    const { location } = await openSearch();
    await type('   {Enter}');
    expect(location().pathname).toBe('/');
    expect(isOpen()).toBe(true);
  });

  it('opens the search page before its code is loaded', async () => {
    await openSearch();
    for (const form of document.forms)
      expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/search']);
    expect(screen.getByRole<HTMLInputElement>('combobox').name).toBe('q');
  });

  it('opens a result on a click', async () => {
    const { location } = await openSearch();
    await type('tape');
    await userEvent.click(await screen.findByRole('option'));
    expect(location().pathname).toBe('/products/booti-washi-tape');
    expect(isOpen()).toBe(false);
  });

  it('closes on a press outside, and on Escape with the focus back on the icon', async () => {
    await openSearch();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});

describe('a catalogue with more products than are loaded', () => {
  const page = productPage(catalogue, { total: 240 });

  it('is also searched on the server, which matches more than titles, without duplicates', async () => {
    const { requests } = await openSearch({
      'GET /product': page,
      'GET /product/search': productPage(cards('Wax Seal Kit', 'Old Wax Jack', 'Spirit Lamp')),
    });
    await type('wax');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(options().map((text) => text?.split('₹')[0])).toEqual([
      'Wax Seal Kit',
      'Sealing WAX Sticks',
      'Old Wax Jack',
      'Spirit Lamp',
    ]);
    expect(requests.at(-1)?.path).toBe('/product/search?q=wax&limit=8&fields=card');
  });

  it('shows No results only once the server has responded', async () => {
    let response: (products: unknown) => void = () => undefined;
    const { requests } = await openSearch({
      'GET /product': page,
      'GET /product/search': new Promise((resolve) => (response = resolve)),
    });
    await type('zebra');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByRole('status').textContent).toBe('');
    response(productPage([]));
    expect(await screen.findByText('No results')).toBeInTheDocument();
  });

  it('searches only loaded products when the server fails, without an error', async () => {
    const { notices, requests } = await openSearch({
      'GET /product': page,
      'GET /product/search': apiFailure(503),
    });
    await type('wax');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(options()).toHaveLength(2);
    expect(notices).toEqual([]);
  });
});

describe('the link to all results', () => {
  const finds = (total: number, ...titles: string[]) => ({
    'GET /product': productPage(catalogue),
    'GET /product/search': productPage(cards(...titles), { total }),
  });

  it('shows the total number of results, and opens the search page', async () => {
    const { location } = await openSearch(finds(30, 'Wax Seal Kit'));
    await type('wax');
    const link = await screen.findByRole('link', { name: 'See all 30 results' });
    expect(screen.getByRole('status').textContent).toBe('30 results');
    expect(link).toHaveAttribute('href', '/search?q=wax');
    await userEvent.click(link);
    expect(location()).toMatchObject({ pathname: '/search', search: '?q=wax' });
    expect(isOpen()).toBe(false);
  });

  it.each([
    [1, 'See 1 result'],
    [500, 'See the first 500 results'],
  ])('for %d results reads %s', async (total, name) => {
    await openSearch(finds(total, 'Wax Seal Kit'));
    await type('seal kit');
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });

  it.each([
    [{}, ''],
    [{ match: 'all-words', corrected: null }, ''],
    [{ match: 'all-words', corrected: 'wax' }, 'No results for “VC-101”. Results for “wax”:'],
    [
      { match: 'some-words', corrected: null },
      'No products match all the words in “VC-101”. These match some of them:',
    ],
  ] as const)('shows the server’s results and how they were matched: %j', async (how, note) => {
    await openSearch({
      'GET /product': productPage(catalogue),
      'GET /product/search': productPage(cards('Spirit Lamp'), { total: 3, ...how }),
    });
    await type('VC-101');
    expect(await screen.findByRole('link', { name: 'See all 3 results' })).toBeInTheDocument();
    expect(options()).toEqual([expect.stringMatching(/^Spirit Lamp/)]);
    expect(screen.getByRole('status').textContent).toBe(`${note}3 results`);
  });

  it.each(['ＷＡＸ', 'wax\u200b', 'WAX '])('also finds loaded titles by %j', async (text) => {
    await openSearch();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.paste(text);
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('counts loaded products if the server finds fewer', async () => {
    await openSearch();
    await type('wax');
    expect(await screen.findByRole('link', { name: 'See all 2 results' })).toBeInTheDocument();
  });

  it('shows no total if the server did not count', async () => {
    await openSearch({ 'GET /product': productPage(catalogue), 'GET /product/search': apiFailure(503) });
    await type('wax');
    expect(await screen.findByRole('link', { name: 'See all results' })).toBeInTheDocument();
  });

  it('is absent without results', async () => {
    await openSearch();
    await type('zebra');
    await screen.findByText('No results');
    expect(all()).toBeNull();
    await userEvent.clear(screen.getByRole('combobox'));
    expect(all()).toBeNull();
  });
});

describe('products that failed to load', () => {
  it('are searched on the server only', async () => {
    await openSearch({
      'GET /product': apiFailure(503),
      'GET /product/search': productPage(cards('Wax Seal Kit')),
    });
    await type('seal');
    const list = await screen.findByRole('listbox', { name: 'Products' });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
  });

  it('show an error when the server cannot be searched either', async () => {
    await openSearch({ 'GET /product': apiFailure(503) });
    await type('seal');
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  });
});
