import { describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { addToCart, selectCartItems, setCartLineCount, toggleCart } from '@shop/store';
import { apiFailure, productCard, renderWithShop, type FakeRequest, type FakeRoutes } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CartPage } from '../pages/cart/page';
import { CartPanel } from '../slots/cart-panel';

const fact = (productId: string, stock: number) => ({
  productId,
  stock,
  rate: 150,
  discount: 5,
  gstRate: 12,
});
const actions = [
  ...['tape', 'pen', 'seal', 'gone'].map((_id) => addToCart(productCard({ _id, title: _id }))),
  setCartLineCount({ productId: 'tape', count: 90 }),
];
const idsOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('ids')?.split(',') ?? [];
const routes = { 'GET /product/lines': [fact('tape', 82), fact('pen', 0), fact('seal', 4)] };

const factsAsked = (requests: readonly { readonly path: string }[]) =>
  requests.map(({ path }) => path).filter((path) => path.startsWith('/product/'));

const line = (name: string) => {
  const found = screen.getByRole('link', { name }).closest('li');
  if (!found) throw new Error(`No line of ${name}`);
  return within(found);
};
const places = [
  ['page', <CartPage key="page" />, []],
  ['panel', <CartPanel key="panel" />, [toggleCart()]],
] as const;
const open = (ui: React.ReactElement, more: readonly { type: string }[], given: FakeRoutes) =>
  renderWithShop(ui, { routes: given, actions: [...actions, ...more] as typeof actions });

describe.each(places)('the cart (%s)', (_name, ui, more) => {
  it('marks unavailable lines with one request, and corrects them', async () => {
    const { store, requests } = open(ui, more, routes);
    expect(await line('tape').findByText('Only 82 left')).toBeInTheDocument();
    expect(line('pen').getByText('Sold out')).toBeInTheDocument();
    expect(line('gone').getByText('No longer available')).toBeInTheDocument();
    expect(line('seal').queryByText(/left|Sold|available/)).not.toBeInTheDocument();
    expect(factsAsked(requests)).toEqual(['/product/lines?ids=gone%2Cpen%2Cseal%2Ctape']);
    await userEvent.click(line('tape').getByRole('button', { name: 'Make it 82' }));
    expect(selectCartItems(store.getState())[0]?.count).toBe(82);
    expect(line('tape').queryByText('Only 82 left')).not.toBeInTheDocument();
  });

  it('shares the stock of a product among its colours, and marks the line that exceeds it', async () => {
    const washi = productCard({ _id: 'washi', title: 'Washi', colors: 'Sepia, Sage' });
    const { store, requests } = renderWithShop(ui, {
      routes: { 'GET /product/lines': [fact('washi', 5)] },
      actions: [
        addToCart({ product: washi, quantity: 3 }),
        addToCart({ product: { ...washi, color: 'Sage' }, quantity: 4 }),
        ...more,
      ] as typeof actions,
    });
    expect(await screen.findByText('Only 5 left in all colours')).toBeInTheDocument();
    const note = screen.getByText('Only 5 left in all colours').closest('li');
    if (!note) throw new Error('The note is not in a line.');
    expect(within(note).getByText('Sage')).toBeInTheDocument();
    expect(factsAsked(requests)).toEqual(['/product/lines?ids=washi']);
    await userEvent.click(within(note).getByRole('button', { name: 'Make it 2' }));
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([3, 2]);
    expect(screen.queryByText(/left/)).not.toBeInTheDocument();
  });

  it('reads as many lines per request as the API accepts', async () => {
    const ids = Array.from({ length: limits.lineFacts + 1 }, (_, index) => `p${100 + index}`);
    const { requests } = renderWithShop(ui, {
      routes: { 'GET /product/lines': ({ path }: FakeRequest) => idsOf(path).map((id) => fact(id, 0)) },
      actions: [...ids.map((_id) => addToCart(productCard({ _id, title: _id }))), ...more],
    });
    expect(await line('p200').findByText('Sold out')).toBeInTheDocument();
    expect(line('p100').getByText('Sold out')).toBeInTheDocument();
    expect(factsAsked(requests).map((path) => idsOf(path).length)).toEqual([limits.lineFacts, 1]);
  });

  it('shows neither marks nor errors if stock cannot be read', async () => {
    const { failures, notices } = open(ui, more, { 'GET /product/lines': apiFailure(503) });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(notices).toEqual([]);
    expect(line('pen').queryByText('Sold out')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check out' })).toBeInTheDocument();
  });
});
