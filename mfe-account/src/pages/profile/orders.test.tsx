import { describe, expect, it } from '@jest/globals';
import { orderEntry, photo, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { OrderHistory } from './orders';

describe('OrderHistory', () => {
  it('counts the orders and links each to its product', () => {
    const stamp = { title: 'Lotus Stamp', rate: 640, slugProduct: 'lotus-stamp', mainPhoto: photo() };
    renderWithShop(
      <OrderHistory orders={[orderEntry(), orderEntry({ _id: 'order-2', productId: stamp, quantity: 3 })]} />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Order History (2)');
    expect(screen.getByRole('link', { name: 'Lotus Stamp' })).toHaveAttribute(
      'href',
      '/products/lotus-stamp',
    );
    expect(screen.getByRole('link', { name: 'View order for Lotus Stamp' })).toHaveAttribute(
      'href',
      '/orders/ord_1',
    );
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('3 February 2026');
    expect(first?.textContent).toContain('Asha Rao, 12 Lake Road, Flat 4, Pune, Maharashtra, 9000012345');
    expect(first?.textContent).toContain('₹150.00');
  });

  it('shows the rate including the GST rate from the server', () => {
    const productId = { ...orderEntry().productId, rate: 43.31, shownGstRate: 12 };
    renderWithShop(<OrderHistory orders={[orderEntry({ productId })]} />);
    expect(screen.getByText('₹48.51')).toBeInTheDocument();
  });

  it('shows the colour of the ordered product', () => {
    renderWithShop(<OrderHistory orders={[orderEntry({ color: 'Sage', quantity: 3 })]} />);
    expect(screen.getByText(/3 February 2026/).parentElement?.textContent).toBe(
      '3 February 2026 · Sage · Quantity 3',
    );
  });

  it('has no link to an order without an id from the server', () => {
    const { orderId: _orderId, ...before } = orderEntry();
    renderWithShop(<OrderHistory orders={[before as ReturnType<typeof orderEntry>]} />);
    expect(
      within(screen.getByRole('listitem')).queryByRole('link', { name: /View order/ }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['placed', 'Payment received'],
    ['Order Placed', 'Payment received'],
    ['refund_pending', 'Refund on its way'],
    ['Cancelled', 'Cancelled'],
    ['Shipped', 'On its way'],
    ['Delivered', 'Delivered'],
    ['Returned', 'Returned'],
    ['sent_by_post', 'sent by post'],
  ])('shows the fixed status and the status %s', (status, label) => {
    renderWithShop(<OrderHistory orders={[orderEntry({ status })]} />);
    const entry = within(screen.getByRole('listitem'));
    expect(entry.getByText('Order Placed')).toBeInTheDocument();
    expect(entry.getByText(label)).toBeInTheDocument();
  });

  it('links to the shop if there are no orders', () => {
    renderWithShop(<OrderHistory orders={[]} />);
    expect(screen.getByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/all-products');
  });
});
