import { beforeEach, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, shippingDetails, type FakeRequest } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

/** 285.00 of goods, 28.50 off, 12 percent of GST on 256.50, rounded up. */
const quote = {
  code: 'PAPER10',
  couponPaise: 2_850,
  shippingPaise: 0,
  taxes: [{ gstRate: 12, taxablePaise: 25_650, taxPaise: 3_078 }],
  taxPaise: 3_078,
  roundingPaise: 72,
  payablePaise: 28_800,
};

const routes = {
  ...goodRoutes,
  'GET /coupon': { available: true },
  'POST /coupon': { data: quote } as object | ((request: FakeRequest) => unknown),
};

function open(given: object = routes) {
  const { ui, route, provider } = checkoutAt([checkoutItem()]);
  return { ...renderWithShop(ui, { routes: { ...routes, ...given }, route }), provider };
}

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));

async function enter(code: string) {
  await userEvent.click(await screen.findByText('Have a coupon?'));
  await userEvent.type(screen.getByLabelText('Coupon code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

it('is not offered by a shop without a coupon', async () => {
  const { requests } = open({ 'GET /coupon': { available: false } });
  await waitFor(() => expect(requests.some(({ path }) => path === '/coupon')).toBe(true));
  expect(screen.queryByText('Have a coupon?')).not.toBeInTheDocument();
  expect(requests.some(({ method, path }) => method === 'POST' && path === '/coupon')).toBe(false);
});

it('is a row of the totals once it is applied, and can be removed', async () => {
  const { requests } = open();
  await enter('paper 10');
  expect(await summary().findByText('−₹28.50')).toBeInTheDocument();
  const rows = summary()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Items', '₹300.00'],
    ['Discount', '−₹15.00'],
    ['Coupon PAPER10', '−₹28.50'],
    ['12% GST', '₹30.78'],
    ['Rounding', '₹0.72'],
    ['Payable total', '₹288.00'],
  ]);
  expect(summary().getByRole('status')).toHaveTextContent('Coupon applied.');
  expect(screen.getByRole('region', { name: 'Coupon' })).toHaveFocus();
  expect(requests.find(({ path, method }) => path === '/coupon' && method === 'POST')?.body).toEqual({
    code: 'paper 10',
    products: [{ productId: 'p1', quantity: 2, color: 'Sage' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon' }));
  expect(summary().queryByText('Coupon PAPER10')).not.toBeInTheDocument();
  expect(screen.getByText('Have a coupon?')).toBeInTheDocument();
});

it('shows next to the field why a code does not apply', async () => {
  open({ 'POST /coupon': apiFailure(422, 'Add ₹120.00 more to use PAPER10.', 'code') });
  await enter('PAPER10');
  expect(await screen.findByText('Add ₹120.00 more to use PAPER10.')).toBeInTheDocument();
  expect(screen.getByLabelText('Coupon code')).toBeInvalid();
  expect(screen.getByLabelText('Coupon code')).toHaveFocus();
  expect(summary().getByText('₹320.00')).toBeInTheDocument();
});

it('is sent with the payment, for the total that includes it', async () => {
  const { provider, requests, location } = open();
  await enter('PAPER10');
  await summary().findByText('−₹28.50');
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹288' }));
  await waitFor(() => expect(provider.windows).toHaveLength(1));
  expect(requests.find(({ path }) => path === '/payment/checkout')?.body).toMatchObject({
    amount: 28_800,
    coupon: 'PAPER10',
  });
  provider.close({ kind: 'responded', response: confirmation });
  await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
});

it('that is refused at the payment is removed, with the reason and the total without it', async () => {
  const reason = 'This code has ended. Without it, the total is ₹320. Please review your cart.';
  open({ 'POST /payment/checkout': apiFailure(409, reason, 'coupon') });
  await enter('PAPER10');
  await summary().findByText('−₹28.50');
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹288' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(summary().getByText(reason)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay ₹320' })).toBeEnabled();
});
