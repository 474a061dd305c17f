import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { apiFailure, renderWithShop, shippingDetails, type FakeRequest } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { lastOrder } from '../../features/session-storage';
import { checkoutAt, checkoutItem, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'))),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
}).endpoints;

const offered = { 'GET /storefront': { cod: { feePaise: 2_500, maxPaise: 100_000, confirmHours: 24 } } };

async function open(given: object = {}, items = [checkoutItem()]) {
  const { ui, route, provider } = checkoutAt(items);
  const routes = { ...goodRoutes, ...offered, ...given };
  const shop = renderWithShop(ui, { routes, route });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  goToPayment(shippingDetails());
  return { ...shop, provider };
}

const cash = () => screen.getByRole('radio', { name: /^Cash on delivery/ });
const orders = (requests: readonly FakeRequest[]) => requests.filter(({ path }) => path === '/order/cod');

describe('cash on delivery', () => {
  it('is not mentioned by a shop that does not offer it', async () => {
    const { requests } = await open({ 'GET /storefront': {} });
    expect(screen.queryByText(/Cash on delivery/)).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.startsWith('/delivery'))).toBe(false);
  });

  it('adds its fee to the totals, and orders without a payment window', async () => {
    const { requests, provider } = await open({
      'POST /order/cod': { success: true, order: { _id: 'ord_1', status: 'unconfirmed' } },
    });
    expect(screen.getByRole('button', { name: 'Pay ₹320' })).toBeInTheDocument();
    await userEvent.click(cash());
    expect(
      screen.getByText('Fee ₹25.00 + GST. We will send you a link to confirm the order.'),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('region', { name: 'Complete Payment' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    // 285.00 and 25.00, with 12 percent of GST 347.20, rounded up.
    expect(rows).toEqual([
      ['Items', '₹300.00'],
      ['Discount', '−₹15.00'],
      ['Cash on delivery', '₹25.00'],
      ['12% GST', '₹37.20'],
      ['Rounding', '₹0.80'],
      ['Payable total', '₹348.00'],
    ]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place order for ₹348' }));
    await waitFor(() => expect(lastOrder.read()).toEqual({ orderId: 'ord_1' }));
    expect(orders(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        amount: 34_800,
        receipt: expect.stringMatching(/^rcpt_/),
        pinCode: '411001',
      }),
    ]);
    expect(provider.windows).toEqual([]);
  });

  it('requests a coupon quote that includes its fee', async () => {
    const quote = {
      ...{ code: 'PAPER10', couponPaise: 2_850, shippingPaise: 0, taxPaise: 3_078, roundingPaise: 72 },
      ...{ taxes: [{ gstRate: 12, taxablePaise: 25_650, taxPaise: 3_078 }], payablePaise: 28_800 },
    };
    const { requests } = await open({
      'GET /coupon': { available: true },
      'POST /coupon': ({ body }: FakeRequest) =>
        (body as { cashOnDelivery?: boolean }).cashOnDelivery
          ? { data: { ...quote, payablePaise: 31_600 } }
          : { data: quote },
    });
    await userEvent.click(await screen.findByText('Have a coupon?'));
    await userEvent.type(screen.getByLabelText('Coupon code'), 'PAPER10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Pay ₹288' })).toBeInTheDocument();
    await userEvent.click(cash());
    expect(await screen.findByRole('button', { name: 'Place order for ₹316' })).toBeInTheDocument();
    expect(requests.some(({ path }) => path === '/order/cod')).toBe(false);
  });

  it('is disabled, with the reason, for a total above the maximum', async () => {
    await open({}, [checkoutItem({ quantity: 9 })]);
    expect(cash()).toBeDisabled();
    expect(screen.getByText('Possible up to ₹1,000.')).toBeInTheDocument();
  });

  it('is disabled, with the reason, for a PIN code where it is not offered', async () => {
    await open({
      'GET /storefront': { ...offered['GET /storefront'], delivery: { checksPins: true } },
      'GET /delivery': { pinCode: '411001', serviceable: true, zone: 'West', cod: false },
    });
    expect(await screen.findByText('Not possible at 411001.')).toBeInTheDocument();
    expect(cash()).toBeDisabled();
  });

  it('returns to online payment if only cash on delivery is refused, with the reason', async () => {
    const message = 'Two of your orders are waiting to be confirmed.';
    await open({ 'POST /order/cod': apiFailure(409, message, 'payment') });
    await userEvent.click(cash());
    await userEvent.click(screen.getByRole('button', { name: 'Place order for ₹348' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Pay online/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay ₹320' })).toBeEnabled();
  });

  it('shows the reason for a refused email address next to its field', async () => {
    const message = 'Please enter an email address to confirm the order.';
    await open({ 'POST /order/cod': apiFailure(422, message, 'email') });
    await userEvent.click(cash());
    await userEvent.click(screen.getByRole('button', { name: 'Place order for ₹348' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
  });

  it('can be retried with the same receipt if the shop does not respond', async () => {
    let isUp = false;
    const { requests } = await open({
      'POST /order/cod': () =>
        isUp ? { success: true, order: { _id: 'ord_1', status: 'unconfirmed' } } : apiFailure(503),
    });
    await userEvent.click(cash());
    await userEvent.click(screen.getByRole('button', { name: 'Place order for ₹348' }));
    expect(await screen.findByText(/^The order could not be placed\./)).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Place order for ₹348' }));
    await waitFor(() => expect(orders(requests)).toHaveLength(2));
    const receipts = orders(requests).map(({ body }) => (body as { receipt: string }).receipt);
    expect(receipts[0]).toBe(receipts[1]);
  });
});
