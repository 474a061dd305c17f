import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toastAdded, toastCode, Toasts } from './toasts';

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
