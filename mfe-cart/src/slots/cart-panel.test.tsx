import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { timings } from '@shop/config';
import {
  addToCart,
  selectCartCount,
  selectCartItems,
  selectCartOpen,
  setCartLineCount,
  toggleCart,
} from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CartPanel } from './cart-panel';

const tape = productCard({
  _id: 'p1',
  title: 'Booti Washi',
  rate: 20,
  originalPrice: 20,
  discount: 10,
  productCode: 'WT-0142',
});
const card = productCard({
  _id: 'p2',
  title: 'Gift Card',
  rate: 12.5,
  originalPrice: 12.5,
  discount: 0,
  productCode: null,
  colors: '',
});

type Actions = NonNullable<Parameters<typeof renderWithShop>[1]>['actions'];

const rule = { freeFromPaise: 5_000, pricePaise: 4_000 };

const renderPanel = (actions: Actions = [], shippingRule: typeof rule | null = rule) =>
  renderWithShop(<CartPanel />, {
    route: '/all-products',
    routes: { 'GET /shipping-rule': shippingRule },
    actions: [...(actions ?? []), toggleCart()],
  });
const panel = () => within(screen.getByRole('dialog', { name: 'Cart' }));

afterEach(() => {
  jest.useRealTimers();
});

describe('CartPanel', () => {
  it('shows that nothing was selected', () => {
    renderPanel();
    expect(panel().getByText('No product selected')).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: 'Check out' })).not.toBeInTheDocument();
    // The cart is empty, so there is nothing to ship.
    expect(panel().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('links to all products when it is empty', async () => {
    const { store, location } = renderPanel();
    await userEvent.click(panel().getByRole('link', { name: 'Continue Shopping' }));
    expect(selectCartOpen(store.getState())).toBe(false);
    await waitFor(() => expect(location().pathname).toBe('/all-products'));
  });

  it('shows photo, name, code and rate of each line', () => {
    renderPanel([addToCart(tape), addToCart(card)]);
    const [first, second] = panel().getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/washi.webp');
    expect(first?.textContent).toContain('Booti Washi');
    expect(first?.textContent).toContain('WT-0142');
    expect(first?.textContent).toContain('₹18.00');
    expect(first?.querySelector('s')?.textContent).toContain('₹20.00');
    expect(first?.textContent).toContain('+ GST');
    expect(second?.textContent).toContain('ID-p2');
    expect(second?.textContent).toContain('₹12.50');
  });

  it('strikes through a higher original price, and names a flash sale', () => {
    renderPanel([addToCart({ ...tape, flashSale: true }), addToCart({ ...card, originalPrice: 25 })]);
    const [first, second] = panel().getAllByRole('listitem');
    expect(first?.querySelector('s')?.textContent).toContain('₹20.00');
    expect(first?.textContent).toContain('Flash Sale(-₹2)');
    expect(second?.querySelector('s')?.textContent).toContain('₹25.00');
    expect(second?.textContent).not.toContain('Flash Sale');
  });

  it('shows how much is missing for free shipping, and the percentage', async () => {
    renderPanel([addToCart(card)]);
    expect(await panel().findByText('Spend ₹37.50 more and get free shipping!')).toBeInTheDocument();
    expect(panel().getByText('25.0%')).toBeInTheDocument();
    expect(panel().getByRole('progressbar', { name: 'Free shipping' })).toHaveValue(25);
  });

  it('hides the progress at the threshold', async () => {
    const { store } = renderPanel([addToCart(tape), addToCart(card)]);
    expect(await panel().findByRole('progressbar')).toBeInTheDocument();
    act(() => void store.dispatch(setCartLineCount({ productId: 'p2', count: 3 })));
    expect(panel().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    ['a shop without a rule', null],
    ['an older server without rules', undefined],
  ])('hides the progress in %s, where shipping is free', async (_name, shippingRule) => {
    const { requests } = renderWithShop(<CartPanel />, {
      routes: shippingRule === undefined ? {} : { 'GET /shipping-rule': shippingRule },
      actions: [addToCart(card), toggleCart()],
    });
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/shipping-rule'));
    await act(async () => undefined);
    expect(panel().queryByText(/free shipping/)).not.toBeInTheDocument();
  });

  it('shows the total, the saved amount and the number of items', () => {
    renderPanel([addToCart(tape), addToCart(tape), addToCart(card)]);
    expect(panel().getByText('Total:').parentElement?.textContent).toBe('Total: ₹52.50');
    expect(panel().getByText('Save ₹4.00')).toBeInTheDocument();
    expect(panel().getByText('To pay (before tax)').parentElement?.textContent).toBe(
      'To pay (before tax) ₹48.50',
    );
    expect(panel().getByText('UPI, cards, net banking; no cash on delivery')).toBeInTheDocument();
    expect(panel().getByText('Taxes and shipping calculated at checkout')).toBeInTheDocument();
    expect(panel().getByText('3 items in cart')).toBeInTheDocument();
    expect(panel().getByText('× 2')).toBeInTheDocument();
  });

  it('removes a whole line', async () => {
    const { store } = renderPanel([addToCart(tape), addToCart(card)]);
    const [first] = panel().getAllByRole('listitem');
    if (first) await userEvent.click(within(first).getByRole('button', { name: 'Remove' }));
    expect(panel().queryByText('Booti Washi')).not.toBeInTheDocument();
    expect(selectCartCount(store.getState())).toBe(1);
    expect(panel().getByRole('button', { name: 'Remove' })).toHaveFocus();
  });

  it('shows the colour of each line and removes only that', async () => {
    const { store } = renderPanel([addToCart({ ...tape, color: 'Sage' }), addToCart(tape)]);
    const [first, second] = panel().getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Booti WashiSage'),
      expect.stringContaining('Booti WashiSepia'),
    ]);
    if (first) await userEvent.click(within(first).getByRole('button', { name: 'Remove' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ color: 'Sepia', count: 1 }]);
  });

  it('closes with its button and with the link to a product', async () => {
    const { store, location } = renderPanel([addToCart(tape)]);
    await userEvent.click(panel().getByRole('button', { name: 'Close' }));
    expect(selectCartOpen(store.getState())).toBe(false);
    await waitFor(() => expect(screen.queryByText('Booti Washi')).not.toBeInTheDocument());
    act(() => void store.dispatch(toggleCart()));
    await userEvent.click(panel().getByRole('link', { name: 'Booti Washi' }));
    expect(selectCartOpen(store.getState())).toBe(false);
    await waitFor(() => expect(screen.queryByText('Booti Washi')).not.toBeInTheDocument());
    expect(location().pathname).toBe('/products/booti-washi');
  });

  it('closes, and opens the checkout once with the items after 300 ms', async () => {
    jest.useFakeTimers();
    const { store, location } = renderPanel([addToCart(tape), addToCart(tape), addToCart(card)]);
    const checkOut = panel().getByRole('button', { name: 'Check out' });
    fireEvent.click(checkOut);
    fireEvent.click(checkOut);
    expect(selectCartOpen(store.getState())).toBe(false);
    await act(async () => jest.advanceTimersByTime(timings.checkoutDelay - 1));
    expect(location().pathname).toBe('/all-products');
    act(() => jest.advanceTimersByTime(1));
    expect(location()).toMatchObject({
      pathname: '/checkout',
      state: {
        items: [
          {
            productId: 'p1',
            title: 'Booti Washi',
            slugProduct: 'booti-washi',
            rate: 20,
            discount: 10,
            quantity: 2,
          },
          { productId: 'p2', title: 'Gift Card', rate: 12.5, discount: 0, quantity: 1, color: null },
        ],
      },
    });
  });
});
