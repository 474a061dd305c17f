import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { addToCart, addToWishlist, toggleCart, toggleWishlist } from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { CartPage } from '../pages/cart/page';
import { CartPanel } from '../slots/cart-panel';
import { WishlistPanel } from '../slots/wishlist-panel';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const pen = productCard({
  _id: 'p1',
  title: 'Kalam',
  rate: 49.5,
  originalPrice: 49.5,
  discount: 12.5,
  colors: '',
});
const ink = productCard({
  _id: 'p2',
  title: 'Dawat',
  rate: 100,
  originalPrice: 100,
  discount: 0,
  colors: '',
});
const fact = (productId: string, gstRate: number) => ({
  ...{ productId, gstRate },
  ...{ stock: 9, rate: 1, discount: 0 },
});
const facts = [fact('p1', 12), fact('p2', 5)];

type Actions = NonNullable<Parameters<typeof renderWithShop>[1]>['actions'];

async function open(
  ui: Parameters<typeof renderWithShop>[0],
  actions: Actions,
  { lines = facts as unknown, pricesWithTax = true } = {},
) {
  const shop = renderWithShop(ui, {
    actions,
    routes: {
      'GET /storefront': pricesWithTax ? { pricesWithTax } : {},
      'GET /product/lines': lines,
      'GET /shipping-rule': { freeFromPaise: 20_000, pricePaise: 4_000 },
    },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

const text = (element: Element | null) => element?.textContent ?? '';
const panel = () => screen.getByRole('dialog', { name: 'Cart' });

beforeEach(() => localStorage.clear());

it('shows the cart with GST, once its rates are known', async () => {
  await open(<CartPanel />, [addToCart(pen), addToCart(pen), addToCart(ink), toggleCart()]);
  // 43.31 and 49.50 with 12%, and 100.00 with 5%.
  expect(await within(panel()).findByText('₹48.51')).toBeInTheDocument();
  expect(within(panel()).getByText('₹55.44').closest('s')).toBeInTheDocument();
  expect(within(panel()).getAllByText('incl. GST')).toHaveLength(2);
  // 2 × 49.50 with GST is 110.88, 2 × 43.31 is 97.01.
  expect(text(panel())).toContain('Total: ₹215.88');
  expect(text(panel())).toContain('Save ₹13.87');
  expect(text(panel())).toContain('To pay (incl. GST) ₹202.01');
  expect(text(panel())).toContain('Includes ₹15.39 GST');
  expect(text(panel())).toContain('Spend ₹1.00 more before GST and get free shipping!');
  expect(text(panel())).toContain('Shipping calculated at checkout');
  expect(text(panel())).not.toMatch(/\+ GST|before tax|Taxes/);
});

it('uses the cards’ rates immediately, and shows prices before GST if a rate is unknown', async () => {
  const taxed = { ...pen, shownGstRate: 12 };
  const never = () => new Promise(() => undefined);
  const { unmount } = await open(<CartPanel />, [addToCart(taxed), toggleCart()], { lines: never });
  expect(await within(panel()).findByText('To pay (incl. GST)')).toBeInTheDocument();
  expect(text(panel())).toContain('To pay (incl. GST) ₹48.51');
  unmount();
  await open(<CartPanel />, [addToCart(taxed), addToCart(ink), toggleCart()], { lines: never });
  expect(within(panel()).getByText('₹43.31')).toBeInTheDocument();
  expect(within(panel()).getAllByText('+ GST')).toHaveLength(2);
  expect(text(panel())).toContain('To pay (before tax) ₹143.31');
});

it('shows lines of the cart page and wishlist entries with GST', async () => {
  await open(<CartPage />, [addToCart({ ...pen, flashSale: true }), addToCart(pen), addToWishlist(ink)]);
  expect(await screen.findByText('₹97.01', { selector: 'li p' })).toBeInTheDocument();
  expect(screen.getByText('Flash Sale(-₹6.93)')).toBeInTheDocument();
  expect(await screen.findByText('₹105.00')).toBeInTheDocument();
});

it('shows the wishlist with GST', async () => {
  await open(<WishlistPanel />, [addToWishlist(ink), toggleWishlist()]);
  expect(await screen.findByText('₹105.00')).toBeInTheDocument();
});

it('shows prices before GST if that is the shop’s setting, even for items that were added with GST', async () => {
  await open(<CartPanel />, [addToCart({ ...pen, shownGstRate: 12 }), toggleCart()], {
    pricesWithTax: false,
  });
  expect(within(panel()).getByText('+ GST')).toBeInTheDocument();
  expect(text(panel())).toContain('To pay (before tax) ₹43.31');
  expect(text(panel())).toContain('Taxes and shipping calculated at checkout');
});
