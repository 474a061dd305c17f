import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CouponDetail, CouponList, CouponUseList } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const coupon: CouponDetail = {
  ...{ id: 'c1', code: 'PAPER10', kind: 'percent', percent: 12.5, amountPaise: null, maxPaise: 50_000 },
  ...{ minPaise: 20_000, firstOrder: false, oncePerCustomer: true, maxUses: 100, active: true },
  startsAt: '2026-11-28T18:30:00.000Z',
  endsAt: null,
  state: 'active',
  uses: 7,
  products: [],
  categories: [],
  version: 3,
  changedAt: '2026-11-20T06:30:00.000Z',
  changedBy: 'Asha',
};

const list: CouponList = { items: [coupon], total: 1, page: 1, pageSize: 25 };

const uses: CouponUseList = {
  items: [
    {
      ...{ orderId: 'ord_1', number: 'VC-1', paid: true, status: 'placed', name: 'Asha Rao' },
      ...{ at: '2026-11-20T06:30:00.000Z', couponPaise: 1_000, totalPaise: 10_100 },
    },
    {
      ...{ orderId: 'ord_2', number: 'VC-2', paid: false, status: 'pending_payment', name: 'Ravi' },
      ...{ at: '2026-11-20T06:30:00.000Z', couponPaise: 500, totalPaise: 5_100 },
    },
  ],
  total: 2,
  page: 1,
  pageSize: 25,
};

const taxonomy = { categories: [], themes: [], brands: [] };

const open = (address: string, more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice(address, {
    'GET /staff/coupons': list,
    'GET /staff/coupons/c1': coupon,
    'GET /staff/coupons/c1/uses': uses,
    'GET /staff/taxonomy': taxonomy,
    ...more,
  });

it('lists coupons with their states and uses, and filters them', async () => {
  const { requests, address } = open('/coupons');
  const table = within(await screen.findByRole('table', { name: 'Coupons' }));
  for (const text of ['PAPER10', '12.5% off, up to ₹500', 'Active', '7 of 100'])
    expect(table.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Limit reached' }));
  await waitFor(() => expect(address()).toBe('/coupons?state=used-up'));
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/staff/coupons?state=used-up&page=1'));
});

it('is added with times in India, and shows an error next to the field', async () => {
  let refuses = true;
  const { requests } = open('/coupons/new', {
    'POST /staff/coupons': () =>
      refuses ? apiFailure(409, 'There is already a coupon with this code.', 'code') : { data: coupon },
  });
  await userEvent.type(await screen.findByLabelText('Code'), 'paper 10');
  await userEvent.type(screen.getByLabelText('Percent'), '12.5');
  await userEvent.type(screen.getByLabelText('Ends'), '2026-12-01T00:00');
  await userEvent.type(screen.getByLabelText('Only for these products'), 'VC-001\nVC-002');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is already a coupon with this code.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'PAPER10' })).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    ...{ code: 'paper 10', kind: 'percent', percent: 12.5, amountPaise: null, maxPaise: null, minPaise: 0 },
    ...{ firstOrder: false, oncePerCustomer: false, maxUses: null, active: true, categories: [] },
    startsAt: null,
    endsAt: '2026-11-30T18:30:00.000Z',
    products: ['VC-001', 'VC-002'],
  });
});

it('is changed, and lists the orders that used it', async () => {
  const { requests } = open('/coupons/c1', {
    'POST /staff/coupons/c1': { data: { ...coupon, kind: 'amount', version: 4 } },
  });
  expect(await screen.findByLabelText('Starts')).toHaveValue('2026-11-29T00:00');
  const orders = within(await screen.findByRole('table', { name: 'Orders with this coupon' }));
  expect(orders.getByRole('link', { name: 'VC-1' })).toHaveAttribute('href', '/orders/ord_1');
  expect(orders.queryByRole('link', { name: 'VC-2' })).not.toBeInTheDocument();
  expect(orders.getByText('Awaiting payment')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Discount type'), 'amount');
  await userEvent.type(screen.getByLabelText('Amount ₹'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Saved. Orders that used the coupon keep their prices.'),
  ).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    version: 3,
    kind: 'amount',
    amountPaise: 5_000,
    percent: null,
  });
});

it('is read-only for viewers', async () => {
  open('/coupons/c1', { 'GET /staff/me': me({ role: 'viewer', rights: ['read'] }) });
  expect(await screen.findByText('12.5% off, up to ₹500')).toBeInTheDocument();
  expect(screen.getByText('Orders from ₹200, once per customer')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
