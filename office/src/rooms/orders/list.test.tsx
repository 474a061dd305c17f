import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderList } from '../../api/types';
import { listedOrder, me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const packed = [
  listedOrder({ id: 'ord_1', number: 'VC-AAAAA-11111', status: 'packed' }),
  listedOrder({ id: 'ord_2', number: 'VC-BBBBB-22222', status: 'packed' }),
  listedOrder({ id: 'ord_3', number: 'VC-CCCCC-33333', status: 'delivered' }),
];
const listOf = (items: OrderList['items'], total = items.length): OrderList => ({
  items,
  total,
  totalPaise: 29_200 * total,
  page: 1,
  pageSize: 25,
});

it('applies the filters, and keeps them in the URL', async () => {
  const { requests, address } = renderOffice('/orders?status=packed', {
    'GET /staff/orders': listOf(packed, 60),
  });
  expect(await screen.findByText('60 orders, ₹17,520.00 in total')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search'), 'asha');
  await userEvent.type(screen.getByLabelText('From ₹'), '500{Enter}');
  expect(address()).toBe('/orders?status=packed&search=asha&least=500');
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  expect(address()).toBe('/orders?status=packed&search=asha&least=500&page=2');
  expect(requests.at(-1)?.path).toBe(
    '/staff/orders?search=asha&status=packed&least=50000&page=2&pageSize=25',
  );
});

it('sorts by a column in the URL, reverses it, and exports the filtered orders', async () => {
  const { requests, address } = renderOffice('/orders?status=packed&page=2&search=asha', {
    'GET /staff/orders': listOf(packed, 60),
  });
  const header = (name: string) => screen.findByRole('columnheader', { name });
  expect(await header('Paid')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(await header('Total')).getByRole('link'));
  expect(address()).toBe('/orders?status=packed&search=asha&sort=total-up');
  expect(await header('Total')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(await header('Total')).getByRole('link'));
  expect(address()).toBe('/orders?status=packed&search=asha&sort=total-down');
  expect(requests.at(-1)?.path).toBe(
    '/staff/orders?search=asha&status=packed&sort=total-down&page=1&pageSize=25',
  );
  expect(await header('Paid')).not.toHaveAttribute('aria-sort');
  expect(within(await header('Units')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export all 60 as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/staff/orders/export?search=asha&status=packed',
  );
});

it('offers no export to staff who only read', async () => {
  renderOffice('/orders', {
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
    'GET /staff/orders': listOf(packed),
  });
  await screen.findByText('3 orders, ₹876.00 in total');
  expect(screen.queryByRole('link', { name: /CSV$/ })).not.toBeInTheDocument();
});

it('ships all selected packed orders, and shows which one was refused and why', async () => {
  const { requests } = renderOffice('/orders', {
    'GET /staff/orders': listOf(packed),
    'POST /staff/orders/ship': {
      done: ['ord_1'],
      refused: [{ id: 'ord_2', message: 'This order is cancelled, so it cannot be shipped.' }],
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Selected orders' });
  expect(within(bar).getByText('3 selected')).toBeInTheDocument();
  expect(within(bar).getByRole('link', { name: 'Packing slips' })).toHaveAttribute(
    'href',
    '/orders/print?ids=ord_1,ord_2,ord_3',
  );
  await userEvent.click(within(bar).getByRole('button', { name: 'Ship 2' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Courier'), 'India Post');
  await userEvent.type(dialog.getByLabelText('Tracking number of VC-AAAAA-11111'), 'EA1');
  await userEvent.type(dialog.getByLabelText('Tracking number of VC-BBBBB-22222'), 'EA2{Enter}');
  expect(await screen.findByText('1 shipped, 1 failed.')).toBeInTheDocument();
  expect(screen.getByText(/^VC-BBBBB-22222: This order is cancelled/)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    courier: 'India Post',
    parcels: [
      { id: 'ord_1', trackingNumber: 'EA1' },
      { id: 'ord_2', trackingNumber: 'EA2' },
    ],
  });
});

it('fills in tracking numbers from a pasted column', async () => {
  renderOffice('/orders', { 'GET /staff/orders': listOf(packed) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: /^Ship \d/ }));
  const fields = screen.getAllByLabelText<HTMLInputElement>(/^Tracking number/);
  await userEvent.click(fields[0] as HTMLInputElement);
  await userEvent.paste('EA1\r\nEA2\r\nEA3\r\n');
  expect(fields.map(({ value }) => value)).toEqual(['EA1', 'EA2', 'EA3'].slice(0, fields.length));
});

it('lets a viewer print slips, but not change orders', async () => {
  renderOffice('/orders', {
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/orders': listOf(packed),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select VC-AAAAA-11111' }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  expect(bar.getByRole('link', { name: 'Packing slips' })).toBeInTheDocument();
  expect(bar.queryByRole('button')).not.toBeInTheDocument();
});

it('shows that nothing matches, that there are no orders, and that the list failed to load', async () => {
  let fails = true;
  renderOffice('/orders?search=zz', {
    'GET /staff/orders': () => (fails ? apiFailure(503, 'The shop is busy.') : listOf([])),
  });
  expect(await screen.findByText('The shop is busy.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders match')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
});
