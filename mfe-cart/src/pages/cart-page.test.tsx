import { describe, expect, it } from '@jest/globals';
import { addToCart, selectCartItems } from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CartPage } from './cart-page';

const tape = productCard({ _id: 'p1', title: 'Booti Washi', rate: 150, discount: 10 });
const seal = productCard({ _id: 'p2', title: 'Wax Seal', rate: 640, discount: 0, colors: '' });

const renderPage = (products = [tape, seal]) =>
  renderWithShop(<CartPage />, { route: '/cart', actions: products.map(addToCart) });
const line = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No line of ${name}`);
  return within(found);
};

describe('CartPage', () => {
  it('shows the way on when nothing was selected', () => {
    renderPage([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy();
    expect(screen.getByText('No product selected')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe(
      '/all-products',
    );
    expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull();
  });

  it('lists the lines and what they come to', () => {
    renderPage();
    expect(line('Booti Washi').getByRole('link').getAttribute('href')).toBe('/products/booti-washi');
    expect(screen.getByText('Total:').parentElement?.textContent).toBe('Total: ₹790.00');
    expect(screen.getByText('Save ₹15.00')).toBeTruthy();
    expect(screen.getByText('2 items in cart')).toBeTruthy();
  });

  it('changes quantities, never below one', async () => {
    const { store } = renderPage();
    const less = () =>
      line('Booti Washi').getByRole<HTMLButtonElement>('button', { name: 'One less of Booti Washi' });
    expect(less().disabled).toBe(true);
    await userEvent.click(line('Booti Washi').getByRole('button', { name: 'One more of Booti Washi' }));
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([2, 1]);
    expect(line('Booti Washi').getByText('₹300.00')).toBeTruthy();
    expect(screen.getByText('3 items in cart')).toBeTruthy();
    await userEvent.click(less());
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('removes a line', async () => {
    renderPage();
    await userEvent.click(line('Wax Seal').getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('heading', { name: 'Wax Seal' })).toBeNull();
  });

  it('goes to the checkout with the items', async () => {
    const { location } = renderPage();
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
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
