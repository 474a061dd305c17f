import { beforeEach, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { placedOrder } from '../../testing/placed-order';
import { OrderSuccessPage } from './page';

beforeEach(() => sessionStorage.clear());

function open(cod: PlacedOrder['cod'], change: Partial<PlacedOrder> = {}) {
  const order = placedOrder(change);
  const totals = { ...order.totals, cashFee: { amountPaise: 2_500, gstRate: 12 } };
  renderWithShop(<OrderSuccessPage />, {
    route: { pathname: '/checkout/success', state: { orderId: 'ord_1' } },
    routes: { 'GET /order/ord_1': { ...order, totals, ...(cod && { cod }) } },
  });
}

const confirmBefore = '2026-08-15T06:30:00.000Z';

it('asks the shopper to confirm the order with the link in the email', async () => {
  open({ duePaise: 103_600, confirmBefore, confirmedBy: 'email' }, { status: 'unconfirmed', invoice: null });
  expect(await screen.findByText('Please confirm your order')).toBeInTheDocument();
  expect(screen.getByText(/^\. Open it, and confirm the order by 15 August 2026/)).toBeInTheDocument();
  expect(screen.queryByText('Your order is booked')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Cash on delivery₹25.00',
  );
});

it('announces a call in a shop without email', async () => {
  open({ duePaise: 103_600, confirmBefore, confirmedBy: 'phone' }, { status: 'unconfirmed', invoice: null });
  expect(
    await screen.findByText(/^We will call .* to confirm the order by 15 August 2026/),
  ).toBeInTheDocument();
});

it('shows an invoice with the fee and the amount that is due', async () => {
  open({ duePaise: 103_600 });
  expect(await screen.findByText(/^Please have ₹1,036.00 ready in cash/)).toBeInTheDocument();
  const invoice = within(screen.getByRole('region', { name: 'Invoice' }));
  expect(invoice.getByText('Cash on delivery: ₹1,036.00 due')).toBeInTheDocument();
  const rows = invoice.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Cash on delivery-1₹25.0012%₹25.00');
  expect(rows.at(-1)).toBe('Total₹1,036.00');
});
