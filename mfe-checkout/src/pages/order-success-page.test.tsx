import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { lastOrder } from '../features/ticket/last-order';
import { placedOrder } from '../testing/placed-order';
import { OrderSuccessPage } from './order-success-page';

beforeEach(() => sessionStorage.clear());

function open(state: unknown, routes: FakeRoutes = {}) {
  return renderWithShop(<OrderSuccessPage />, { route: { pathname: '/checkout/success', state }, routes });
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('OrderSuccessPage', () => {
  it('says that the order is booked, where its details are, and leads on', () => {
    const { requests } = open(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is booked');
    expect(screen.getByText(/view its details from your/).textContent).toContain('login dashboard');
    expect(link('login dashboard')).toBe('/user/profile');
    expect(link('Continue Shopping')).toBe('/');
    expect(requests).toEqual([]);
  });

  it('shows number, day in India, amount and lines of the order', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder() });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeTruthy();
    expect(screen.getByText('14 Aug')).toBeTruthy();
    expect(screen.getByText('Pune')).toBeTruthy();
    expect(screen.getByText('₹1,036')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Botanical Washi Tape Sage₹142.50 × 2',
      'Lotus Stamp₹640.00 × 1',
      '12% GST₹111.00',
    ]);
    expect(screen.queryByText(/being confirmed/)).toBeNull();
  });

  it('says when the payment is still on its way', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder({ status: 'confirming' }) });
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeTruthy();
  });

  it('finds the order again after a reload', async () => {
    lastOrder.write({ orderId: 'ord_1' });
    open(null, { 'GET /order/ord_1': placedOrder() });
    expect(await screen.findByText(/VC-4F7K2-9QXBM/)).toBeTruthy();
  });

  it('is quiet when the order cannot be had', async () => {
    const { failures, notices } = open({ orderId: 'ord_1' }, { 'GET /order/ord_1': apiFailure(404) });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(notices).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is booked');
  });

  it.each([{ orderId: '../user/profile' }, { orderId: 7 }, 'ord_1'])('asks for no order by %j', (state) => {
    expect(open(state).requests).toEqual([]);
  });
});
