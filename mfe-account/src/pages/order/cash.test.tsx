import { describe, expect, it } from '@jest/globals';
import type { OrderPage as Page, PlacedOrder } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { orderPage } from './order-page-fixture';
import { OrderPage } from './page';

const open = (routes: FakeRoutes, route = '/orders/ord_1#confirm.key-1') =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>,
    { route, routes },
  );

const cashPage = (status: string, cod: PlacedOrder['cod'], page: Partial<Page> = {}): Page => {
  const { order, ...rest } = orderPage({}, status);
  return { ...rest, order: { ...order, invoice: null, cod }, ...page };
};

const waiting = cashPage(
  'unconfirmed',
  { duePaise: 32_000, confirmBefore: '2026-08-14T18:31:00.000Z', confirmedBy: 'email' },
  { timeline: [] },
);
const confirmed = cashPage('placed', { duePaise: 32_000 });

const section = () => within(screen.getByRole('region', { name: 'Cash on delivery' }));

describe('an order with cash on delivery', () => {
  it('is confirmed with the button on the page that its email opens', async () => {
    let page = waiting;
    const { requests } = open({
      'POST /order/ord_1/open': () => ({ data: page }),
      'POST /order/ord_1/confirm': () => ({ data: (page = confirmed) }),
    });
    expect(await screen.findByRole('heading', { name: 'Confirm your order' })).toBeInTheDocument();
    expect(screen.getByText('Waiting for your confirmation')).toBeInTheDocument();
    expect(screen.queryByText('Order Placed')).not.toBeInTheDocument();
    expect(screen.getByText(/^You pay ₹320 in cash/)).toHaveTextContent('by 15 August 2026, 12:01');
    // Opening the page does not confirm the order.
    expect(requests.map(({ path }) => path)).toEqual(['/order/ord_1/open']);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('Your order is confirmed.')).toBeInTheDocument();
    expect(requests[1]).toEqual({
      ...{ method: 'POST', path: '/order/ord_1/confirm', body: { key: 'confirm.key-1' } },
    });
    expect(section().getByText(/Please have ₹320.00 ready in cash/)).toBeInTheDocument();
    expect(screen.getByText('Order confirmed')).toBeInTheDocument();
    expect(screen.getByText('Order Placed, to be paid in cash')).toBeInTheDocument();
  });

  it('shows why it can no longer be confirmed', async () => {
    const message = 'This order was not confirmed in time, so it was not placed.';
    open({
      'POST /order/ord_1/open': { data: waiting },
      'POST /order/ord_1/confirm': apiFailure(409, message),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  });

  it.each([
    ['expired', { duePaise: 0 }, 'This order was not confirmed in time'],
    ['cancelled', { duePaise: 0 }, 'This order was cancelled. Nothing will be sent.'],
    ['placed', { duePaise: 32_000 }, 'The order is confirmed.'],
    [
      'delivered',
      { duePaise: 32_000 },
      '₹320.00 of this order is not paid yet. We will contact you about it.',
    ],
    ['delivered', { duePaise: 0, collectedPaise: 32_000 }, 'You paid ₹320.00 in cash.'],
  ])('that is %s has its own text, and no button', async (status, cod, text) => {
    open({ 'POST /order/ord_1/open': { data: cashPage(status, cod) } });
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });

  it('refers to the link in the email if the page was opened without it', async () => {
    open({ 'GET /order/ord_1/page': waiting }, '/orders/ord_1');
    expect(await screen.findByText('asha@example.in')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByText('Nothing will be sent, and you owe nothing.')).toBeInTheDocument();
  });

  it('waits for a call in a shop without email', async () => {
    const { cod } = waiting.order;
    const page = cashPage(
      'unconfirmed',
      { ...cod, duePaise: 32_000, confirmedBy: 'phone' },
      { timeline: [] },
    );
    open({ 'GET /order/ord_1/page': page }, '/orders/ord_1');
    expect(await screen.findByText(/^We will call 9000012345 to confirm the order/)).toBeInTheDocument();
  });

  it('shows refunds by transfer, and reductions of the cash', async () => {
    const at = '2026-08-16T09:00:00.000Z';
    const page = cashPage(
      'delivered',
      { duePaise: 0, collectedPaise: 32_000 },
      {
        timeline: [
          { kind: 'reduced', at, amountPaise: 10_000 },
          { kind: 'refund-pending', at, amountPaise: 5_000 },
          { kind: 'refunded', at, amountPaise: 7_000 },
        ],
      },
    );
    open({ 'POST /order/ord_1/open': { data: page } });
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '₹100.00 less to pay on delivery',
      '₹50.00 will be refunded by bank transfer or UPI',
      '₹70.00 was refunded by bank transfer or UPI',
    ]);
  });
});
