import { beforeEach, describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { addToCart } from '@shop/store';
import {
  apiFailure,
  productCard,
  renderWithShop,
  shippingDetails,
  type FakeRequest,
  type RenderWithShopOptions,
} from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

const items = [checkoutItem()];

function open(bought: typeof items | null, options: RenderWithShopOptions = { routes: goodRoutes }) {
  const { ui, route, provider } = checkoutAt(bought);
  const shop = renderWithShop(ui, { ...options, route });
  goToPayment(shippingDetails());
  return { ...shop, provider };
}
const paymentCalls = ['GET /payment/key', 'POST /payment/checkout', 'POST /payment/status', 'POST /order'];
const idsOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('ids')?.split(',') ?? [];
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay ₹/ });
const dialogText = async () => (await screen.findByRole('alertdialog')).querySelector('p')?.textContent;
const closeAlert = () => userEvent.click(screen.getByRole('button', { name: 'OK' }));

async function openWindow(provider: { readonly windows: readonly unknown[] }, count = 1) {
  await userEvent.click(payButton());
  await waitFor(() => expect(provider.windows).toHaveLength(count));
}

describe('payment step', () => {
  it('shows rows that add up to the payable total', async () => {
    open(items);
    const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Items', '₹300.00'],
      ['Discount', '−₹15.00'],
      ['12% GST', '₹34.20'],
      ['Rounding', '₹0.80'],
      ['Payable total', '₹320.00'],
    ]);
    expect(payButton().textContent).toBe('Pay ₹320');
    expect(screen.getByText('Payments are secured with 256-bit encryption')).toBeInTheDocument();
  });

  it('names the payment methods that are down next to Pay, and hides them in the window', async () => {
    const text = 'Payments by UPI do not work at the moment, so the payment window does not offer them.';
    const outages = [{ method: 'upi', hidden: true, text }];
    const key = { ...goodRoutes['GET /payment/key'], outages };
    const { provider } = open(items, { routes: { ...goodRoutes, 'GET /payment/key': key } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(payButton()).toHaveAccessibleDescription(text);
    await openWindow(provider);
    expect(provider.windows[0]).toMatchObject({ hiddenMethods: ['upi'] });
  });

  it('pays, saves the order and goes to the success screen', async () => {
    const { provider, requests, location, store } = open(items, {
      routes: goodRoutes,
      actions: [addToCart(productCard({ _id: 'other' }))],
    });
    await openWindow(provider);
    provider.close({ kind: 'responded', response: confirmation });
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));

    expect(location().state).toEqual({ orderId: 'ord_1' });
    // The first request is for the outages that are shown next to Pay.
    const calls = requests
      .filter(({ path }) => paymentCalls.some((call) => call.endsWith(` ${path}`)))
      .slice(1);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(paymentCalls);
    const products = [{ productId: 'p1', quantity: 2, color: 'Sage' }];
    expect(calls[1]?.body).toMatchObject({
      ...shippingDetails(),
      amount: 32_000,
      currency: 'INR',
      products,
    });
    expect(calls[2]?.body).toEqual(confirmation);
    expect(calls[3]?.body).toEqual({ ...shippingDetails(), products, ...confirmation });
    expect(provider.windows[0]).toMatchObject({ key: 'key_1', orderId: 'order_1', amount: 32_000 });
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
    expect(store.getState().cart.cartItems).toHaveLength(1);
  });

  it('clears the cart when the cart was bought', async () => {
    const { provider, location, store } = open(null, {
      routes: goodRoutes,
      actions: [addToCart(productCard()), addToCart(productCard())],
    });
    await openWindow(provider);
    provider.close({ kind: 'responded', response: confirmation });
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
    expect(store.getState().cart).toMatchObject({ cartItems: [], count: 0 });
  });

  it('buys a product in two colours, and keeps a colour that was added in the meantime', async () => {
    const washi = (color: string) => addToCart({ ...productCard({ colors: 'Sage, Sepia, Plum' }), color });
    const { provider, location, requests, store } = open(null, {
      routes: goodRoutes,
      actions: [washi('Sepia'), washi('Sage'), washi('Sepia')],
    });
    await openWindow(provider);
    act(() => void store.dispatch(washi('Plum')));
    provider.close({ kind: 'responded', response: confirmation });
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
    const bodies = requests.filter(({ path }) => ['/payment/checkout', '/order'].includes(path));
    for (const { body } of bodies) {
      expect(body).toMatchObject({
        products: [
          { productId: 'p1', quantity: 2, color: 'Sepia' },
          { productId: 'p1', quantity: 1, color: 'Sage' },
        ],
      });
    }
    expect(bodies).toHaveLength(2);
    expect(store.getState().cart.cartItems).toMatchObject([{ color: 'Plum', count: 1 }]);
  });

  it('keeps items in the cart that another tab added in the meantime', async () => {
    const { provider, location, store } = open(null, {
      routes: goodRoutes,
      actions: [addToCart(productCard())],
    });
    await openWindow(provider);
    act(() => void store.dispatch(addToCart(productCard({ _id: 'late' }))));
    provider.close({ kind: 'responded', response: confirmation });
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
    expect(store.getState().cart.cartItems.map(({ productId }) => productId)).toEqual(['late']);
  });

  it('creates one order for a double click, and reuses it for a retry', async () => {
    const { provider, requests } = open(items);
    await userEvent.dblClick(payButton());
    await waitFor(() => expect(provider.windows).toHaveLength(1));
    provider.close({ kind: 'dismissed' });
    expect(await dialogText()).toBe('Payment cancelled');
    await closeAlert();
    expect(payButton()).toHaveFocus();
    await openWindow(provider, 2);
    const receipts = requests
      .filter(({ path }) => path === '/payment/checkout')
      .map(({ body }) => (body as { receipt: string }).receipt);
    expect(receipts).toHaveLength(2);
    expect(new Set(receipts).size).toBe(1);
  });

  it('shows current prices after the server rejects the amount', async () => {
    const { provider } = open(items, {
      routes: {
        ...goodRoutes,
        'POST /payment/checkout': apiFailure(409, 'Prices have changed'),
        'GET /product/lines': [{ productId: 'p1', stock: 9, rate: 200, discount: 0, gstRate: 12 }],
      },
    });
    await userEvent.click(payButton());
    expect(await dialogText()).toBe('Payment initialization failed');
    expect(screen.getByText('Prices have changed')).toBeInTheDocument();
    await closeAlert();
    await waitFor(() => expect(payButton().textContent).toBe('Pay ₹448'));
    expect(provider.windows).toHaveLength(0);
  });

  it('charges shipping below the threshold, with the tax rate of the goods', async () => {
    const { provider, requests } = open([checkoutItem({ rate: 24, discount: 0, quantity: 2 })], {
      routes: {
        ...goodRoutes,
        'GET /product/lines': [{ productId: 'p1', stock: 9, rate: 24, discount: 0, gstRate: 5 }],
        'GET /shipping-rule': { freeFromPaise: 5_000, pricePaise: 4_000 },
      },
    });
    await waitFor(() => expect(payButton().textContent).toBe('Pay ₹93'));
    const row = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect([row('Items'), row('Shipping'), row('5% GST'), row('Rounding')]).toEqual([
      '₹48.00',
      '₹40.00',
      '₹4.40',
      '₹0.60',
    ]);
    await openWindow(provider);
    expect(requests.find(({ path }) => path === '/payment/checkout')?.body).toMatchObject({ amount: 9_300 });
  });

  it('marks an unavailable line before payment, and corrects it', async () => {
    open(
      [checkoutItem(), checkoutItem({ productId: 'p2', title: 'Lotus Stamp', quantity: 1, color: null })],
      {
        routes: {
          ...goodRoutes,
          'GET /product/lines': [{ productId: 'p1', stock: 1, rate: 150, discount: 5, gstRate: 12 }],
        },
      },
    );
    expect(await screen.findByText('Only 1 left')).toBeInTheDocument();
    expect(screen.getByText('No longer available')).toBeInTheDocument();
    // The note has no second button that removes the line.
    expect(screen.queryByRole('button', { name: /^Remove ./ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Make it 1' }));
    expect(screen.queryByText('Only 1 left')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Remove Botanical/ })).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] ?? document.body);
    expect(screen.queryByText('Lotus Stamp')).not.toBeInTheDocument();
    expect(payButton().textContent).toBe('Pay ₹160');
  });

  it('reads stock and prices for any number of products', async () => {
    const ids = Array.from({ length: limits.lineFacts + 1 }, (_, index) => `p${100 + index}`);
    const { requests } = open(
      ids.map((productId) => checkoutItem({ productId, rate: 1, discount: 0, quantity: 1 })),
      {
        routes: {
          ...goodRoutes,
          'GET /product/lines': ({ path }: FakeRequest) =>
            idsOf(path).map((productId) => ({ productId, stock: 9, rate: 1, discount: 0, gstRate: 0 })),
        },
      },
    );
    await waitFor(() => expect(payButton().textContent).toBe(`Pay ₹${ids.length}`));
    const asked = requests.filter(({ path }) => path.startsWith('/product/lines'));
    expect(asked.map(({ path }) => idsOf(path).length)).toEqual([limits.lineFacts, 1]);
  });

  it('applies the tax rate of each product', async () => {
    open([checkoutItem(), checkoutItem({ productId: 'p2', rate: 100, discount: 0, quantity: 1 })], {
      routes: {
        ...goodRoutes,
        'GET /product/lines': [
          { productId: 'p1', stock: 9, rate: 150, discount: 5, gstRate: 0 },
          { productId: 'p2', stock: 9, rate: 100, discount: 0, gstRate: 18 },
        ],
      },
    });
    await waitFor(() => expect(payButton().textContent).toBe('Pay ₹403'));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('18% GST');
  });

  it('checks an unconfirmed payment again instead of charging twice', async () => {
    let reachable = false;
    const { provider, location } = open(items, {
      routes: {
        ...goodRoutes,
        'POST /payment/status': () => (reachable ? { success: true } : apiFailure(503)),
      },
    });
    await openWindow(provider);
    provider.close({ kind: 'responded', response: confirmation });
    expect(await dialogText()).toBe('Payment verification failed. Please contact support.');
    reachable = true;
    await closeAlert();
    expect(screen.getByText(/before charging you again/)).toBeInTheDocument();
    await userEvent.click(payButton());
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
    expect(provider.windows).toHaveLength(1);
  });

  it('keeps an unconfirmed payment after a reload', async () => {
    const { provider, unmount } = open(items, {
      routes: { ...goodRoutes, 'POST /payment/status': apiFailure(503) },
    });
    await openWindow(provider);
    provider.close({ kind: 'responded', response: confirmation });
    await dialogText();
    unmount();
    const reloaded = open(items);
    await userEvent.click(payButton());
    await waitFor(() => expect(reloaded.location().pathname).toBe('/checkout/success'));
    expect(reloaded.provider.windows).toHaveLength(0);
  });
});
