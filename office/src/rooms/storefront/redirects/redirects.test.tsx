import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RedirectList } from '../../../api/types';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const list: RedirectList = {
  items: [
    {
      ...{ id: 'r1', from: '/collections/brand/Ding%20Ding', to: '/collections/brand/Dong' },
      ...{ reason: 'renamed', changedAt: '2026-11-20T06:30:00Z', changedBy: 'Asha' },
    },
  ],
  total: 1,
  page: 1,
  pageSize: 25,
};

const open = (more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice('/storefront/redirects', { 'GET /staff/redirects': list, ...more });

it('lists redirects by readable addresses, and searches them', async () => {
  const { requests, address } = open();
  const table = within(await screen.findByRole('table', { name: 'Redirects' }));
  expect(table.getByText('/collections/brand/Dong')).toBeInTheDocument();
  // In the cell, and in the names of its buttons.
  expect(table.getAllByText('/collections/brand/Ding Ding')).toHaveLength(3);
  expect(table.getByText('Asha (URL change)')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search'), 'dong{Enter}');
  await waitFor(() => expect(address()).toBe('/storefront/redirects?search=dong'));
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/staff/redirects?search=dong&page=1'));
});

it('adds a redirect, with an error next to the field', async () => {
  let refuses = true;
  const { requests } = open({
    'POST /staff/redirects': () =>
      refuses ? apiFailure(409, 'A page exists at this URL.', 'from') : { data: list },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add redirect' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Old URL'), '/faq');
  await userEvent.type(dialog.getByLabelText('New URL'), '/contact');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('A page exists at this URL.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Old URL')).toBeInvalid();
  refuses = false;
  await userEvent.type(dialog.getByLabelText('Old URL'), '-old');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    from: '/faq-old',
    to: '/contact',
  });
});

it('changes and removes a redirect', async () => {
  const { requests } = open({
    'POST /staff/redirects/r1': { data: list },
    'POST /staff/redirects/r1/remove': { data: list },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit /collections/brand/Ding Ding' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New URL'), '-Dong');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove /collections/brand/Ding Ding' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/staff/redirects/r1', { from: '/collections/brand/Ding Ding', to: '/collections/brand/Dong-Dong' }],
    ['/staff/redirects/r1/remove', undefined],
  ]);
});

it('is empty at first, and read-only for viewers', async () => {
  open({
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/redirects': { ...list, items: [], total: 0 },
  });
  expect(await screen.findByText('No redirects yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add|Edit|Remove/ })).not.toBeInTheDocument();
});
