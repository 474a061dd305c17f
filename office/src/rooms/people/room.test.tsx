import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerDetail, ListedCustomer } from '../../api/types';
import { renderOffice } from '../../testing/render-office';

const listed: ListedCustomer = {
  id: 'u1',
  kind: 'account',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9000090000',
  since: '2026-11-25T10:00:00.000Z',
};
const { since, ...facts } = listed;
const customer: CustomerDetail = {
  ...facts,
  account: { since, openSessions: 1, seenAt: since },
  addresses: [{ lines: ['Ravi Kumar', '12 MG Road'], from: 'saved' }],
  orders: [
    { id: 'ord_1', number: 'VC-AAAAA-11111', status: 'placed', at: since, totalPaise: 29_200, paid: true },
    { id: 'ord_2', number: 'VC-BBBBB-22222', status: 'expired', at: since, totalPaise: 100, paid: false },
  ],
  enquiries: [{ id: 'enq_1', number: 'EN-AAAA-1111', state: 'open', at: since }],
  erasable: true,
};
const list = { items: [listed], total: 1, page: 1, pageSize: 25 };
const routes = { 'GET /staff/customers': list, 'GET /staff/customers/u1': customer };

it('sorts people by a column, and exports the filtered ones', async () => {
  const { requests, address } = renderOffice('/people?kind=account', routes);
  const header = await screen.findByRole('columnheader', { name: 'Email' });
  await userEvent.click(within(header).getByRole('link'));
  expect(address()).toBe('/people?kind=account&sort=email');
  await screen.findByText('1 person');
  expect(requests.at(-1)?.path).toBe('/staff/customers?kind=account&sort=email&page=1');
  expect(screen.getByRole('link', { name: 'Export this person as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/staff/customers/export?kind=account',
  );
});

it('lists people, and links to their orders and enquiries', async () => {
  renderOffice('/people', routes);
  await userEvent.click(await screen.findByRole('link', { name: 'Ravi Kumar' }));
  const orders = within(await screen.findByRole('region', { name: 'Orders' }));
  expect(orders.getByRole('link', { name: 'VC-AAAAA-11111' })).toHaveAttribute('href', '/orders/ord_1');
  expect(orders.queryByRole('link', { name: 'VC-BBBBB-22222' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'EN-AAAA-1111' })).toHaveAttribute('href', '/enquiries/enq_1');
  expect(screen.getByText('In 1 browser')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export data' })).toHaveAttribute(
    'href',
    '/api/v1/staff/customers/u1/export',
  );
});

it('shows what a person agreed to and withdrew', async () => {
  const offers = { label: 'Emails about offers', version: 1, at: since };
  renderOffice('/people/u1', {
    ...routes,
    'GET /staff/customers/u1': {
      ...customer,
      consents: [
        { ...offers, given: false, place: 'email' },
        { ...offers, given: true, place: 'sign-up' },
      ],
    },
  });
  const consents = within(await screen.findByRole('region', { name: 'Consents' }));
  const [withdrawn, given] = consents.getAllByRole('listitem');
  expect(withdrawn).toHaveTextContent(/Emails about offers.*Withdrawn.*by the link in an email, notice 1$/);
  expect(given).toHaveTextContent(/Given.*at sign-up, notice 1$/);
});

it('erases a person without open orders, and confirms it in the list', async () => {
  let waits = true;
  const { requests, address } = renderOffice('/people/u1', {
    ...routes,
    'POST /staff/customers/u1/erase': () =>
      waits ? apiFailure(409, 'Not yet. Order VC-AAAAA-11111 is not sent yet.') : { success: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase person' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Consent withdrawn');
  await userEvent.type(dialog.getByLabelText('Their email address'), 'ravi@example.in');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
  expect(await dialog.findByText(/^Not yet\. Order VC/)).toBeInTheDocument();
  waits = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
  expect(await screen.findByText(/^Person erased/)).toBeInTheDocument();
  expect(address()).toBe('/people');
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    reason: 'consent withdrawn',
    email: 'ravi@example.in',
  });
});

it('offers a shopkeeper neither export nor erasure', async () => {
  renderOffice('/people/u1', { ...routes, 'GET /staff/customers/u1': { ...customer, erasable: false } });
  expect(await screen.findByRole('heading', { name: 'Ravi Kumar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Export data' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase person' })).not.toBeInTheDocument();
});
