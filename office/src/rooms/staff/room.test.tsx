import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../api/types';
import { renderOffice } from '../../testing/render-office';

const account = (change: Partial<Account>): Account => ({
  id: 'acc_1',
  name: 'Asha',
  role: 'admin',
  createdBy: 'the key',
  createdAt: '2026-11-25T10:00:00.000Z',
  invitedUntil: null,
  ready: true,
  disabledAt: null,
  ...change,
});
const accounts = [account({}), account({ id: 'acc_2', name: 'Bela', role: 'packer' })];

it('makes an account, and shows its invitation once as an address whose secret no server sees', async () => {
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts': { id: 'acc_3', invitation: 'inv_secret', until: '2026-11-28T10:00:00.000Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a keeper' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Chitra');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'shopkeeper');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the account' }));
  expect(await screen.findByText(`${window.location.origin}/invitation#inv_secret`)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Chitra',
    role: 'shopkeeper',
  });
});

it('changes a role, and disables everybody but oneself', async () => {
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts/acc_2/role': { success: true },
    'POST /staff/accounts/acc_2/disable': apiFailure(409, 'Somebody was faster.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Role of Bela' }));
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'viewer');
  await userEvent.click(screen.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ role: 'viewer' });
  expect(screen.queryByRole('button', { name: 'Disable of Asha' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Disable of Bela' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Somebody was faster.')).toBeInTheDocument();
});

it('leaves the next question open when the change before it ends', async () => {
  let respond = () => {};
  const changed = new Promise((resolve) => {
    respond = () => resolve({ success: true });
  });
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts/acc_2/role': changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Role of Bela' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change the role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disable of Bela' }));
  respond();
  // The list is fetched again when the change ends.
  await waitFor(() => expect(requests.filter(({ path }) => path === '/staff/accounts')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Disable' })).toBeEnabled();
  expect(screen.getByRole('dialog', { name: 'Disable the account?' })).toBeInTheDocument();
});

it('reads the log a page at a time', async () => {
  const entry = (id: number) => ({
    id,
    at: '2026-11-25T10:00:00.000Z',
    actor: 'Asha',
    action: 'order-packed',
    detail: { order: `ord_${id}` },
  });
  const { requests } = renderOffice('/log', {
    'GET /staff/log': Array.from({ length: 100 }, (_, index) => entry(200 - index)),
    'GET /staff/log?before=101': [entry(100)],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'ord_100' })).toBeInTheDocument();
  expect(screen.getByText('Order packed')).toBeInTheDocument();
  expect(requests.at(-1)?.path).toBe('/staff/log?before=101');
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/log');
});
