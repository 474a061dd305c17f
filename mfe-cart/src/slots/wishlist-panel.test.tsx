import { describe, expect, it } from '@jest/globals';
import {
  addToWishlist,
  selectCartItems,
  selectWishlistCount,
  selectWishlistOpen,
  toggleWishlist,
} from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WishlistPanel } from './wishlist-panel';

const seal = productCard({
  _id: 'p1',
  title: 'Wax Seal',
  rate: 640,
  originalPrice: 700,
  discount: 0,
  productCode: 'WX-0031',
});
const pen = productCard({
  _id: 'p2',
  title: 'Fountain Pen',
  rate: 899,
  originalPrice: 899,
  productCode: null,
});

const renderPanel = (wishes = [seal, pen]) =>
  renderWithShop(<WishlistPanel />, { actions: [...wishes.map(addToWishlist), toggleWishlist()] });
const panel = () => within(screen.getByRole('dialog', { name: 'Wishlist' }));

describe('WishlistPanel', () => {
  it('shows only that it is empty', () => {
    renderPanel([]);
    expect(panel().getByText('Your wishlist is empty')).toBeInTheDocument();
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows photo, name, code, rate and a higher original price', () => {
    renderPanel();
    const [first, second] = panel().getAllByRole('listitem');
    expect(first?.querySelector('img')).toBeTruthy();
    expect(first?.textContent).toContain('Wax SealWX-0031₹640.00Original price ₹700.00+ GST');
    expect(first?.querySelector('s')?.textContent).toContain('₹700.00');
    expect(second?.textContent).toContain('ID-p2');
    expect(second?.textContent).toContain('₹854.05');
    expect(second?.querySelector('s')?.textContent).toContain('₹899.00');
  });

  it('opens the product page of an entry', async () => {
    const { store, location } = renderPanel();
    await userEvent.click(panel().getByRole('link', { name: 'Fountain Pen' }));
    expect(location().pathname).toBe('/products/fountain-pen');
    expect(selectWishlistOpen(store.getState())).toBe(false);
    await waitFor(() => expect(screen.queryByText('Wax Seal')).not.toBeInTheDocument());
  });

  it('removes an entry', async () => {
    const { store } = renderPanel();
    await userEvent.click(panel().getByRole('button', { name: 'Remove Wax Seal' }));
    expect(panel().queryByText('Wax Seal')).not.toBeInTheDocument();
    expect(selectWishlistCount(store.getState())).toBe(1);
    expect(panel().getByText('1 item(s) in wishlist')).toBeInTheDocument();
  });

  it('moves an entry to the cart, announces it, and keeps the focus in the panel', async () => {
    const { store } = renderPanel();
    const [first] = panel().getAllByRole('button', { name: 'Move to cart' });
    if (first) await userEvent.click(first);
    expect(selectCartItems(store.getState()).map(({ productId }) => productId)).toEqual(['p1']);
    expect(selectWishlistCount(store.getState())).toBe(1);
    expect(panel().getByRole('status').textContent).toBe('Wax Seal is in the cart.');
    expect(panel().getByRole('button', { name: 'Move to cart' })).toHaveFocus();
    await userEvent.click(panel().getByRole('button', { name: 'Move to cart' }));
    expect(panel().getByText('Your wishlist is empty')).toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('lets the shopper continue shopping', async () => {
    const { store, location } = renderPanel();
    expect(panel().getByText('2 item(s) in wishlist')).toBeInTheDocument();
    await userEvent.click(panel().getByRole('link', { name: 'Continue Shopping' }));
    expect(location().pathname).toBe('/all-products');
    expect(selectWishlistOpen(store.getState())).toBe(false);
    await waitFor(() => expect(screen.queryByText('Wax Seal')).not.toBeInTheDocument());
  });
});
