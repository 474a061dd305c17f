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

it('creates an account, and shows its invitation link once, with the secret in the fragment', async () => {
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts': { id: 'acc_3', invitation: 'inv_secret', until: '2026-11-28T10:00:00.000Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add staff member' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Chitra');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'shopkeeper');
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(`${window.location.origin}/invitation#inv_secret`)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Chitra',
    role: 'shopkeeper',
  });
});

it('changes the role of an account, and disables other accounts, but not the user’s own', async () => {
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts/acc_2/role': { success: true },
    'POST /staff/accounts/acc_2/disable': apiFailure(409, 'Another admin was faster.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change role for Bela' }));
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'viewer');
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ role: 'viewer' });
  expect(screen.queryByRole('button', { name: 'Disable for Asha' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Disable for Bela' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Another admin was faster.')).toBeInTheDocument();
});

it('keeps the next dialog open when the previous change completes', async () => {
  let respond = () => {};
  const changed = new Promise((resolve) => {
    respond = () => resolve({ success: true });
  });
  const { requests } = renderOffice('/staff', {
    'GET /staff/accounts': accounts,
    'POST /staff/accounts/acc_2/role': changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change role for Bela' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disable for Bela' }));
  respond();
  // The list is fetched again when the change ends.
  await waitFor(() => expect(requests.filter(({ path }) => path === '/staff/accounts')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Disable' })).toBeEnabled();
  expect(screen.getByRole('dialog', { name: 'Disable this account?' })).toBeInTheDocument();
});

it('paginates the activity log', async () => {
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
