import { expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { placedOrder } from '../testing/placed-order';
import { OrderInvoicePage } from './order-invoice-page';

const open = (routes: FakeRoutes, route = '/orders/ord_1/invoice') =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id/invoice" element={<OrderInvoicePage />} />
    </Routes>,
    { route, routes },
  );

it('shows the invoice of an order, and leads back to it', async () => {
  open({ 'GET /order/ord_1': placedOrder() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeTruthy();
  expect(screen.getByText('VC/26-27/00042')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print invoice' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your order' }).getAttribute('href')).toBe('/orders/ord_1');
});

it('opens by the key of a link', async () => {
  const page = { order: placedOrder(), timeline: [], canCancel: false, canReturn: false };
  const { requests } = open({ 'POST /order/ord_1/open': { data: page } }, '/orders/ord_1/invoice#key-1');
  expect(await screen.findByText('VC/26-27/00042')).toBeTruthy();
  expect(requests).toEqual([{ method: 'POST', path: '/order/ord_1/open', body: { key: 'key-1' } }]);
});

it.each([
  ['is not theirs', apiFailure(404)],
  ['was not paid', placedOrder({ invoice: null })],
])('there is none of an order that %s', async (_case, order) => {
  open({ 'GET /order/ord_1': order });
  expect(await screen.findByText('There is no invoice to show here')).toBeTruthy();
});

it('can be tried again when it could not be fetched', async () => {
  let works = false;
  open({ 'GET /order/ord_1': () => (works ? placedOrder() : apiFailure(500)) });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Try again' }).then((button) => {
      works = true;
      return button;
    }),
  );
  expect(await screen.findByText('VC/26-27/00042')).toBeTruthy();
});
