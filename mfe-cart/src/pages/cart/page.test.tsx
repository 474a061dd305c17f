import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { timings } from '@shop/config';
import { addToCart, addToWishlist, selectCartCount, selectCartItems, setCartLineCount } from '@shop/store';
import { product, productCard, renderWithShop } from '@shop/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CartPage } from './page';

const tape = productCard({ _id: 'p1', title: 'Booti Washi', rate: 150, discount: 10 });
const seal = productCard({ _id: 'p2', title: 'Wax Seal', rate: 640, discount: 0, colors: '' });

const renderPage = (products = [tape, seal], wishes: (typeof tape)[] = []) =>
  renderWithShop(<CartPage />, {
    route: '/cart',
    routes: { 'GET /shipping-rule': { freeFromPaise: 5_000, pricePaise: 4_000 } },
    actions: [...products.map(addToCart), ...wishes.map(addToWishlist)],
  });
const line = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No line of ${name}`);
  return within(found);
};

afterEach(() => {
  jest.useRealTimers();
});

describe('CartPage', () => {
  it('links to all products when nothing was selected', () => {
    renderPage([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument();
    expect(screen.getByText('No product selected')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/all-products');
    expect(screen.queryByRole('button', { name: 'Check out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Wishlist' })).not.toBeInTheDocument();
  });

  it('lists the lines and their totals', () => {
    renderPage();
    expect(line('Booti Washi').getByRole('link')).toHaveAttribute('href', '/products/booti-washi');
    expect(screen.getByText('Total:').parentElement?.textContent).toBe('Total: ₹790.00');
    expect(screen.getByText('Save ₹15.00')).toBeInTheDocument();
    // The total before tax, with which the checkout starts.
    expect(screen.getByText('To pay (before tax)').parentElement?.textContent).toBe(
      'To pay (before tax) ₹775.00',
    );
    expect(line('Booti Washi').getAllByText('₹135.00')).toHaveLength(2);
    expect(line('Booti Washi').getByText('₹150.00').closest('s')).toBeInTheDocument();
    expect(line('Wax Seal').getAllByText('₹640.00')).toHaveLength(2);
    expect(screen.getByText('UPI, cards, net banking; no cash on delivery')).toBeInTheDocument();
    expect(screen.getByText('2 items in cart')).toBeInTheDocument();
    expect(screen.getByText('Taxes and shipping calculated at checkout')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows how much is missing for free shipping', async () => {
    renderPage([productCard({ rate: 33.33 })]);
    expect(await screen.findByText('Spend ₹16.67 more and get free shipping!')).toBeInTheDocument();
    expect(screen.getByText('66.7%')).toBeInTheDocument();
  });

  it('changes quantities with buttons and by typing, never below one', async () => {
    const { store } = renderPage();
    const counts = () => selectCartItems(store.getState()).map(({ count }) => count);
    const button = (name: string) => line('Booti Washi').getByRole<HTMLButtonElement>('button', { name });
    expect(button('Decrease quantity of Booti Washi Sepia').disabled).toBe(true);
    await userEvent.click(button('Increase quantity of Booti Washi Sepia'));
    expect(counts()).toEqual([2, 1]);
    expect(line('Booti Washi').getByText('₹270.00')).toBeInTheDocument();
    expect(screen.getByText('3 items in cart')).toBeInTheDocument();
    await userEvent.click(button('Decrease quantity of Booti Washi Sepia'));
    expect(counts()).toEqual([1, 1]);
    fireEvent.change(line('Booti Washi').getByRole('spinbutton'), { target: { value: '12' } });
    expect(counts()).toEqual([12, 1]);
    fireEvent.change(line('Booti Washi').getByRole('spinbutton'), { target: { value: '-3' } });
    expect(counts()).toEqual([1, 1]);
  });

  it('goes to the checkout with the items after 300 ms, once', async () => {
    jest.useFakeTimers();
    const { location } = renderPage();
    const checkOut = screen.getByRole('button', { name: 'Check out' });
    fireEvent.click(checkOut);
    fireEvent.click(checkOut);
    await act(async () => jest.advanceTimersByTime(timings.checkoutDelay - 1));
    expect(location().pathname).toBe('/cart');
    act(() => jest.advanceTimersByTime(1));
    expect(location()).toMatchObject({
      pathname: '/checkout',
      state: {
        items: [
          { productId: 'p1', quantity: 1 },
          { productId: 'p2', quantity: 1, color: null },
        ],
      },
    });
  });
});

describe('a product in two colours', () => {
  const sepia = { ...product(tape), color: 'Sepia' };
  const sage = { ...product(tape), color: 'Sage' };
  const lines = () =>
    screen.getAllByRole('heading', { name: 'Booti Washi' }).map((heading) => {
      const found = heading.closest('li');
      if (!found) throw new Error('The heading is not in a line.');
      return found;
    });
  const press = (row: HTMLElement | undefined, name: string) => {
    if (!row) throw new Error('No such line');
    return userEvent.click(within(row).getByRole('button', { name }));
  };

  it('has two lines, each with its colour, photo and link', () => {
    renderPage([sepia, sage]);
    expect(lines().map(({ textContent }) => /Sepia|Sage/.exec(textContent)?.[0])).toEqual(['Sepia', 'Sage']);
    expect(lines().map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      '/media/washi.webp',
      '/media/washi-2.webp',
    ]);
    expect(lines().map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/products/booti-washi',
      '/products/booti-washi?color=Sage',
    ]);
    const described = within(lines()[1] ?? document.body).getByRole('button', { name: 'Remove' });
    expect(described).toHaveAccessibleDescription('Booti Washi Sage');
  });

  it('changes, removes and restores the right line', async () => {
    const { store } = renderPage([sepia, sage]);
    const counts = () => selectCartItems(store.getState()).map(({ color, count }) => [color, count]);
    await press(lines()[1], 'Increase quantity of Booti Washi Sage');
    await press(lines()[0], 'Remove');
    expect(counts()).toEqual([['Sage', 2]]);
    expect(screen.getByText('Booti Washi Sepia was removed.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(counts()).toEqual([
      ['Sepia', 1],
      ['Sage', 2],
    ]);
    expect(within(lines()[0] ?? document.body).getByRole('button', { name: 'Remove' })).toHaveFocus();
  });

  it('moves to the wishlist and back in the right colour', async () => {
    const { store } = renderPage([sepia, sage]);
    await press(lines()[1], 'Move to wishlist');
    expect(selectCartItems(store.getState())).toMatchObject([{ color: 'Sepia' }]);
    const wishes = within(screen.getByRole('region', { name: 'Wishlist' }));
    expect(wishes.getByText('Sage')).toBeInTheDocument();
    await userEvent.click(wishes.getByRole('button', { name: 'Move to cart' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ color: 'Sepia' }, { color: 'Sage' }]);
  });
});

describe('moving between cart and wishlist', () => {
  it('moves a line to the wishlist and the focus to the next line', async () => {
    renderPage();
    await userEvent.click(line('Booti Washi').getByRole('button', { name: 'Move to wishlist' }));
    expect(screen.queryByRole('heading', { name: 'Booti Washi' })).not.toBeInTheDocument();
    expect(line('Wax Seal').getByRole('button', { name: 'Move to wishlist' })).toHaveFocus();
    const wishes = within(screen.getByRole('region', { name: 'Wishlist' }));
    expect(wishes.getByRole('link', { name: 'Booti Washi' })).toBeInTheDocument();
    expect(wishes.getByText('₹135.00')).toBeInTheDocument();
    expect(screen.getByText('1 items in cart')).toBeInTheDocument();
  });

  it('offers the wishlist in an empty cart, and moves entries in', async () => {
    const { store } = renderPage([], [tape]);
    expect(screen.getByText('No product selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move to cart' }));
    expect(line('Booti Washi').getByRole('spinbutton')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Wishlist' })).not.toBeInTheDocument();
    expect(selectCartCount(store.getState())).toBe(1);
    expect(document.activeElement?.textContent).toBe('Cart');
  });

  it('adds a wishlist entry to the quantity of its line', async () => {
    const { store } = renderWithShop(<CartPage />, {
      actions: [addToCart(tape), setCartLineCount({ productId: 'p1', count: 3 }), addToWishlist(tape)],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Move to cart' }));
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([4]);
  });
});
