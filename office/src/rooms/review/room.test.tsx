import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me, reviewedOrder } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

it('shows why a payment needs review, and retries its refund', async () => {
  const { requests } = renderOffice('/review', {
    'GET /staff/review': [reviewedOrder()],
    'POST /staff/orders/ord_2/refund-again': { success: true },
  });
  expect(await screen.findByText('another amount than the order')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry the refund of VC-BBBBB-22222' }));
  expect(await screen.findByText('The refund will be retried within a minute.')).toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/staff/orders/ord_2/refund-again')).toBe(true);
});

it('shows that emails do not reach a customer, without mentioning settled payments', async () => {
  renderOffice('/review', {
    'GET /staff/review': [reviewedOrder({ status: 'packed', refunds: [], emailProblem: 'refused' })],
  });
  expect(await screen.findByText(/^The mail server rejected an email to this address\./)).toBeInTheDocument();
  expect(screen.getByText(/^Call the customer/)).toBeInTheDocument();
  expect(screen.queryByText(/money/)).not.toBeInTheDocument();
});

it('hides the retry button from staff who may not refund, and shows an empty state', async () => {
  let orders = [reviewedOrder()];
  renderOffice('/review', {
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
    'GET /staff/review': () => orders,
  });
  expect(await screen.findByText('another amount than the order')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /refund/ })).not.toBeInTheDocument();
  orders = [];
  renderOffice('/review', { 'GET /staff/review': () => orders });
  expect(await screen.findByText('Nothing to review')).toBeInTheDocument();
});
