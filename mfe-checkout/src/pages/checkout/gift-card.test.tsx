import { beforeEach, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, shippingDetails, type FakeRequest } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOrder } from '../../features/session-storage';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

const card = { lastFour: 'PQRS', balancePaise: 20_000, expiresAt: '2028-11-01T00:00:00.000Z' };
const CODE = 'ABCD-EFGH-JKMN-PQRS';

const routes = {
  ...goodRoutes,
  'POST /payment/checkout': { ...goodRoutes['POST /payment/checkout'], amount: 12_000 },
  'GET /coupon': { available: false, giftCards: true },
  'POST /gift-card': { data: card } as object | ((request: FakeRequest) => unknown),
};

function open(given: object = routes) {
  const { ui, route, provider } = checkoutAt([checkoutItem()]);
  return { ...renderWithShop(ui, { routes: { ...routes, ...given }, route }), provider };
}

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));

async function enter(code = CODE) {
  await userEvent.click(await screen.findByText('Have a gift card?'));
  await userEvent.type(screen.getByLabelText('Gift card code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

const sent = (requests: readonly FakeRequest[]) =>
  requests.find(({ path }) => path === '/payment/checkout')?.body;

it('is not offered by a shop without a gift card', async () => {
  const { requests } = open({ 'GET /coupon': { available: true } });
  expect(await screen.findByText('Have a coupon?')).toBeInTheDocument();
  expect(screen.queryByText('Have a gift card?')).not.toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/gift-card')).toBe(false);
});

it('is a row below the total once it is applied, with its balance, and can be removed', async () => {
  open();
  await enter(` ${CODE} `);
  expect(await summary().findByText('Gift card ····PQRS')).toBeInTheDocument();
  const rows = summary()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Items', '₹300.00'],
    ['Discount', '−₹15.00'],
    ['12% GST', '₹34.20'],
    ['Rounding', '₹0.80'],
    ['Total', '₹320.00'],
    ['Gift card ····PQRS', '−₹200.00'],
    ['Payable total', '₹120.00'],
  ]);
  expect(summary().getByRole('status')).toHaveTextContent('Balance ₹200.00');
  const region = screen.getByRole('region', { name: 'Gift card' });
  expect(region).toHaveFocus();
  expect(region).not.toHaveTextContent('ABCD');
  await userEvent.click(screen.getByRole('button', { name: 'Remove gift card' }));
  expect(summary().queryByText('Gift card ····PQRS')).not.toBeInTheDocument();
  expect(screen.getByText('Have a gift card?')).toBeInTheDocument();
});

it('shows next to the field why a code does not apply', async () => {
  open({ 'POST /gift-card': apiFailure(422, 'Nothing is left on gift card ····PQRS.', 'giftCard') });
  await enter();
  expect(await screen.findByText('Nothing is left on gift card ····PQRS.')).toBeInTheDocument();
  expect(screen.getByLabelText('Gift card code')).toBeInvalid();
  expect(screen.getByLabelText('Gift card code')).toHaveFocus();
});

it('pays its part, and the payment window takes the rest', async () => {
  const { provider, requests, location } = open();
  await enter();
  await summary().findByText('−₹200.00');
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹120' }));
  await waitFor(() => expect(provider.windows).toHaveLength(1));
  expect(provider.windows[0]?.amount).toBe(12_000);
  expect(sent(requests)).toMatchObject({ amount: 32_000, giftCard: { code: CODE, amount: 20_000 } });
  provider.close({ kind: 'responded', response: confirmation });
  await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
});

it('places an order that it pays in full without a payment window', async () => {
  const placed = { success: true, id: '', currency: 'INR', amount: 0, paid: true, orderId: 'ord_1' };
  const { provider, requests } = open({
    'POST /gift-card': { data: { ...card, balancePaise: 50_050 } },
    'POST /payment/checkout': placed,
  });
  await enter();
  await summary().findByText('−₹320.00');
  goToPayment(shippingDetails());
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Place order with gift card' }));
  await waitFor(() => expect(lastOrder.read()).toEqual({ orderId: 'ord_1' }));
  expect(provider.windows).toEqual([]);
  expect(requests.filter(({ path }) => path === '/payment/checkout')).toHaveLength(1);
  expect(requests.some(({ path }) => path === '/order')).toBe(false);
  expect(sent(requests)).toMatchObject({ amount: 32_000, giftCard: { code: CODE, amount: 32_000 } });
});

it('whose balance was spent elsewhere is read again, with the reason', async () => {
  let balancePaise = 20_000;
  const reason = 'Gift card ····PQRS now pays ₹50. Please review your order.';
  const { requests } = open({
    'POST /gift-card': () => ({ data: { ...card, balancePaise } }),
    'POST /payment/checkout': apiFailure(409, reason, 'giftCard'),
  });
  await enter();
  await summary().findByText('−₹200.00');
  goToPayment(shippingDetails());
  balancePaise = 5_000;
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹120' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(summary().getByText(reason)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay ₹270' })).toBeEnabled();
  expect(requests.filter(({ path }) => path === '/gift-card').length).toBeGreaterThan(1);
});

it('survives a reload', async () => {
  const first = open();
  await enter();
  await summary().findByText('−₹200.00');
  first.unmount();
  open();
  expect(await summary().findByText('−₹200.00')).toBeInTheDocument();
});
