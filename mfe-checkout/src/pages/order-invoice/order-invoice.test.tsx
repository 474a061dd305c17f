import { expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { placedOrder } from '../../testing/placed-order';
import { OrderInvoicePage } from './page';

const open = (routes: FakeRoutes, route = '/orders/ord_1/invoice') =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id/invoice" element={<OrderInvoicePage />} />
    </Routes>,
    { route, routes },
  );

it('shows the invoice of an order, and links back to it', async () => {
  open({ 'GET /order/ord_1': placedOrder() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeInTheDocument();
  expect(screen.getByText('VC/26-27/00042')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print invoice' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your order' })).toHaveAttribute('href', '/orders/ord_1');
});

it('opens with the key of a link', async () => {
  const page = { order: placedOrder(), timeline: [], canCancel: false, canReturn: false };
  const { requests } = open({ 'POST /order/ord_1/open': { data: page } }, '/orders/ord_1/invoice#key-1');
  expect(await screen.findByText('VC/26-27/00042')).toBeInTheDocument();
  expect(requests).toEqual([{ method: 'POST', path: '/order/ord_1/open', body: { key: 'key-1' } }]);
});

it('shows its credit notes with the refunded GST', async () => {
  const note = {
    number: 'CN/26-27/00007',
    issuedAt: '2026-08-20T10:00:00.000Z',
    covers: 'rest',
    items: [],
    pieces: [],
    amountPaise: 103_600,
    taxablePaise: 92_500,
    roundingPaise: 0,
    taxes: [{ gstRate: 12, taxablePaise: 92_500, taxPaise: 11_100 }],
  };
  const money = { ...note, number: 'CN/26-27/00008', covers: 'money', taxablePaise: 0, taxes: [] };
  const creditNotes = [note, { ...money, amountPaise: 1_200 }];
  open({ 'GET /order/ord_1': placedOrder({ status: 'returned', creditNotes }) });
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(await rowsOf('Credit Note CN/26-27/00007')).toEqual([
    'Taxable value₹925.00',
    'IGST 12%₹111.00',
    'Credited₹1,036.00',
  ]);
  expect(await rowsOf('Credit Note CN/26-27/00008')).toEqual(['Credited₹12.00']);
  expect(screen.getByText('For: Remaining invoice amount')).toBeInTheDocument();
});

it('shows a coupon before the taxable value, on invoice and credit note', async () => {
  const couponed = {
    subtotalPaise: 83_250,
    coupon: { code: 'PAPER10', amountPaise: 9_250 },
    taxPaise: 9_990,
    roundingPaise: 60,
    payablePaise: 93_300,
    taxes: [{ gstRate: 12, taxablePaise: 83_250, taxPaise: 9_990 }],
  };
  const note = {
    ...{
      number: 'CN/26-27/00009',
      issuedAt: '2026-08-20T10:00:00.000Z',
      covers: 'rest',
      items: [],
      pieces: [],
    },
    ...{ amountPaise: 93_300, taxablePaise: 83_250, couponPaise: 9_250, roundingPaise: 60 },
    taxes: couponed.taxes,
  };
  open({ 'GET /order/ord_1': placedOrder({ totals: couponed, creditNotes: [note] }) });
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(await rowsOf('Invoice')).toEqual(
    expect.arrayContaining(['Coupon PAPER10−₹92.50', 'Taxable value₹832.50', 'IGST 12%₹99.90']),
  );
  expect((await rowsOf('Credit Note CN/26-27/00009')).slice(0, 3)).toEqual([
    'Items₹925.00',
    'Coupon−₹92.50',
    'Taxable value₹832.50',
  ]);
});

it.each([
  ['belongs to another shopper', apiFailure(404)],
  ['was not paid', placedOrder({ invoice: null })],
])('there is no invoice of an order that %s', async (_case, order) => {
  open({ 'GET /order/ord_1': order });
  expect(await screen.findByText('There is no invoice to show here')).toBeInTheDocument();
});

it('can be retried when the order cannot be loaded', async () => {
  let works = false;
  open({ 'GET /order/ord_1': () => (works ? placedOrder() : apiFailure(500)) });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Try again' }).then((button) => {
      works = true;
      return button;
    }),
  );
  expect(await screen.findByText('VC/26-27/00042')).toBeInTheDocument();
});

it('shows the part that a gift card paid, as a payment and not as a discount', async () => {
  const giftCard = { lastFour: 'PQRS', amountPaise: 5_000 };
  open({ 'GET /order/ord_1': placedOrder({ giftCard }) });
  expect(await screen.findByText('Paid by gift card ····PQRS: ₹50.00')).toBeInTheDocument();
  expect(screen.getByRole('table').textContent).not.toContain('gift card');
});
