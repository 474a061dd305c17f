import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toastAdded, toastCartLimit, toastCode, Toasts, toastUnsaved } from './toasts';

it('shows the first toasts in order once their code is loaded', async () => {
  render(<Toasts />);
  act(() => {
    toastAdded('cart');
    toastAdded('wishlist');
  });
  expect(toastCode.arrived()).toBeNull();
  expect(await screen.findByText('Item added to cart!')).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Item added to wishlist!',
    'Item added to cart!',
  ]);
});

it('shows once that the cart reached a limit, and that nothing is saved', async () => {
  render(<Toasts />);
  act(() => {
    toastCartLimit({ reached: 'units', title: 'Wax Seal' });
    toastCartLimit({ reached: 'units', title: 'Wax Seal' });
    toastCartLimit({ reached: 'lines', title: 'Dip Pen' });
    toastUnsaved();
  });
  const full = 'Your cart has 999 of Wax Seal, the most you can order at once.';
  expect(await screen.findAllByText(full)).toHaveLength(1);
  expect(screen.getByText(/^Your cart is full: .* 500 .* Remove one to add Dip Pen\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Your browser cannot save your cart/)).toBeInTheDocument();
});
