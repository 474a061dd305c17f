import { afterEach, describe, expect, it } from '@jest/globals';
import { addToCart, addToWishlist, sessionVerified, type ShopDispatch } from '@shop/store';
import { product, renderWithShop, sessionUser } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initials } from './actions';
import { Header } from './header';

describe('initials', () => {
  it.each([
    ['asha rao', 'AR'],
    ['  Meera  ', 'M'],
    ['Devika Anand Iyer', 'DAI'],
    ['उषा मेहता', 'उम'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

type Action = Parameters<ShopDispatch>[0];
const show = (...actions: Action[]) => renderWithShop(<Header />, { actions });

function scrollTo(y: number) {
  Object.assign(window, { scrollY: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

describe('the header', () => {
  it('links to the home page with its logo', () => {
    show();
    expect(screen.getByRole('link', { name: 'Vintage Craft' })).toHaveAttribute('href', '/');
  });

  it('has a shadow once the page is scrolled more than 10 px', () => {
    show();
    const { classList } = screen.getByRole('banner');
    scrollTo(10);
    expect(classList.contains('scrolled')).toBe(false);
    scrollTo(11);
    expect(classList.contains('scrolled')).toBe(true);
  });

  it('shows the counts of the wishlist and the cart on badges and in tooltips', () => {
    show(addToCart(product()), addToCart(product()), addToWishlist(product()));
    expect(screen.getByTitle('WishListCount (1 items)')).toBeInTheDocument();
    expect(screen.getByTestId('wishlist-badge').textContent).toBe('1');
    expect(screen.getByTitle('Cart (2 items)')).toBeInTheDocument();
    expect(screen.getByTestId('cart-badge').textContent).toBe('2');
  });

  it('shows 99+ above 99', () => {
    const item = product();
    show(...Array.from({ length: 100 }, () => addToCart(item)));
    expect(screen.getByTestId('cart-badge').textContent).toBe('99+');
    expect(screen.getByTitle('Cart (100 items)')).toHaveAccessibleName('Cart: 99+ items');
  });

  it('has no badge for a count of 0', () => {
    show();
    expect(screen.getByTestId('cart-badge').textContent).toBe('');
    expect(screen.getByTitle('Cart (0 items)')).toBeInTheDocument();
  });

  it('opens the panels', async () => {
    const { store } = show();
    await userEvent.click(screen.getByTitle('Cart (0 items)'));
    await userEvent.click(screen.getByTitle('WishListCount (0 items)'));
    expect(store.getState()).toMatchObject({ cart: { open: true }, wishlist: { open: true } });
  });

  it('links to the sign-in page, or to the profile with the shopper’s initials', () => {
    const { store } = show();
    expect(screen.getByTitle('Sign in')).toHaveAttribute('href', '/auth/login');
    act(() => void store.dispatch(sessionVerified(sessionUser({ name: 'asha rao' }))));
    const profile = screen.getByTitle('asha rao');
    expect([profile.textContent, profile.getAttribute('href')]).toEqual(['AR', '/user/profile']);
  });
});
