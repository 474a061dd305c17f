import { describe, expect, it } from '@jest/globals';
import type { OrderPage as Page } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { orderPage } from './order-page-fixture';
import { OrderPage } from './page';

const open = (routes: FakeRoutes, route = '/orders/ord_1') =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>,
    { route, routes },
  );

const sent = (overrides: Partial<Page> = {}) =>
  orderPage(
    {
      timeline: [
        { kind: 'placed', at: '2026-08-13T18:31:00.000Z' },
        { kind: 'shipped', at: '2026-08-14T09:00:00.000Z', courier: 'India Post', trackingNumber: 'RP1' },
      ],
      canCancel: false,
      canReturn: true,
      ...overrides,
    },
    'shipped',
  );

const moments = async () => {
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  return timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('OrderPage', () => {
  it('shows its timeline, products, totals and address', async () => {
    open({ 'GET /order/ord_1/page': sent() });
    expect(await moments()).toEqual([
      'Order Placed14 August 2026',
      'On its way14 August 2026India Post, tracking number RP1',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order VC-4F7K2-9QXBM');
    const contents = screen.getByRole('region', { name: 'Items' });
    expect(contents.textContent).toContain('Sage · ₹142.50 × 2');
    expect(contents.textContent).toContain('Subtotal₹285.00GST 12%₹34.20Rounding₹0.80Total paid₹320.00');
    expect(contents.textContent).toContain('12 Lake Road, Flat 4Pune, Maharashtra 411001');
    expect(screen.getByText('Order Placed', { selector: 'span' }).nextSibling?.textContent).toBe(
      'On its way',
    );
    expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/orders/ord_1/invoice');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('opens with the key of a link, which is sent only in bodies', async () => {
    const { requests } = open({ 'POST /order/ord_1/open': { data: orderPage() } }, '/orders/ord_1#key-1');
    expect(await moments()).toHaveLength(1);
    expect(requests).toEqual([{ method: 'POST', path: '/order/ord_1/open', body: { key: 'key-1' } }]);
    expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/orders/ord_1/invoice#key-1',
    );
  });

  it('shows pending and completed refunds', async () => {
    const at = '2026-08-15T09:00:00.000Z';
    const timeline = [
      { kind: 'cancelled', at },
      { kind: 'refund-pending', at, amountPaise: 10_000 },
      { kind: 'refunded', at, amountPaise: 22_000 },
      { kind: 'refunded', at, amountPaise: 5_000, items: ['1 × Seal'], creditNote: 'CN/26-27/00001' },
    ];
    open({ 'GET /order/ord_1/page': orderPage({ timeline, canCancel: false }, 'cancelled') });
    expect((await moments()).map((words) => words?.replace('15 August 2026', ''))).toEqual([
      'Cancelled',
      '₹100.00 will be refunded to your original payment method',
      '₹220.00 was refunded to your original payment method',
      '₹50.00 was refunded to your original payment methodFor 1 × Seal. Credit note CN/26-27/00001',
    ]);
  });

  it('cancels after confirmation, and announces the outcome', async () => {
    let cancelled = false;
    const after = () => orderPage({ canCancel: false, timeline: [] }, 'cancelled');
    const { requests } = open({
      'GET /order/ord_1/page': () => (cancelled ? after() : orderPage()),
      'POST /order/ord_1/cancel': () => {
        cancelled = true;
        return { data: after() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(requests).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Order cancelled.')).toHaveFocus();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('announces the cancellation only once the page shows it', async () => {
    let respond = () => {};
    const refetched = new Promise((resolve) => {
      respond = () => resolve(orderPage({ canCancel: false, timeline: [] }, 'cancelled'));
    });
    let cancelled = false;
    const { requests } = open({
      'GET /order/ord_1/page': () => (cancelled ? refetched : orderPage()),
      'POST /order/ord_1/cancel': () => {
        cancelled = true;
        return { data: orderPage() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeInTheDocument();
    expect(screen.queryByText('Order cancelled.')).not.toBeInTheDocument();
    respond();
    expect(await screen.findByText('Order cancelled.')).toHaveFocus();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
  });

  it('reports that the order can no longer be cancelled, and shows that it was shipped', async () => {
    let asked = false;
    const { notices } = open({
      'GET /order/ord_1/page': () => (asked ? sent() : orderPage()),
      'POST /order/ord_1/cancel': () => {
        asked = true;
        return apiFailure(409, 'This order is already on its way');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(/India Post/)).toBeInTheDocument();
    expect(notices).toEqual(['This order is already on its way']);
  });

  it('requests a return with a reason', async () => {
    const { requests } = open({
      'GET /order/ord_1/page': sent(),
      'POST /order/ord_1/return': { data: sent({ canReturn: false }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Return this order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request return' }));
    expect(screen.getByText('Tell us why in a few words.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Why are you returning it?'), 'Too pink');
    await userEvent.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText('We received your request and will answer by email.')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Too pink' });
  });

  it("hides another shopper's order, and offers to sign in", async () => {
    const { notices } = open({ 'GET /order/ord_1/page': apiFailure(404, 'Order not found.') });
    expect(await screen.findByText("We can't show this order")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login');
    expect(notices).toEqual([]);
  });

  it('can be retried when the order cannot be loaded', async () => {
    let works = false;
    open({ 'GET /order/ord_1/page': () => (works ? orderPage() : apiFailure(500)) });
    expect(screen.getByRole('status').textContent).toBe('Loading your order');
    expect(await screen.findByText('Your order could not be loaded')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await moments()).toHaveLength(1);
  });
});
