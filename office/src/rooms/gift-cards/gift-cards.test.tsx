import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GiftCardDetail, GiftCardList, GiftCardSetting } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const card: GiftCardDetail = {
  ...{ id: 'g1', lastFour: '7KPQ', initialPaise: 250_000, balancePaise: 180_050, state: 'active' },
  ...{ recipientName: 'Ravi', recipientEmail: 'ravi@example.in', message: 'Happy birthday!', version: 1 },
  soldIn: { id: 'ord_1', number: 'VC-AAAAA-11111' },
  createdAt: '2026-11-20T06:30:00.000Z',
  expiresAt: '2028-11-20T18:29:59.999Z',
  entries: [
    {
      ...{ kind: 'spend', amountPaise: -69_950, author: null, reason: null },
      order: { id: 'ord_2', number: 'VC-BBBBB-22222' },
      at: '2026-11-22T06:30:00.000Z',
    },
    {
      ...{ kind: 'issue', amountPaise: 250_000, author: null, reason: null, order: null },
      at: '2026-11-20T06:30:00.000Z',
    },
  ],
};

const list: GiftCardList = {
  items: [card, { ...card, id: 'g2', lastFour: '2ABC', soldIn: null, recipientEmail: null }],
  ...{ total: 2, balancePaise: 360_100, page: 1, pageSize: 25 },
};

const off: GiftCardSetting = { offered: false, validMonths: 24 };

const open = (address: string, more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice(address, {
    'GET /staff/gift-cards': list,
    'GET /staff/gift-cards/g1': card,
    'GET /staff/gift-card-setting': off,
    ...more,
  });

it('lists cards with their balances, and filters them', async () => {
  const { requests, address } = open('/gift-cards');
  const table = within(await screen.findByRole('table', { name: 'Gift cards' }));
  for (const text of ['····7KPQ', 'VC-AAAAA-11111', 'Issued by staff', 'ravi@example.in', 'Erased'])
    expect(table.getByText(text)).toBeInTheDocument();
  expect(table.getAllByText('₹1,800.50 of ₹2,500')).toHaveLength(2);
  expect(screen.getByText(/2 gift cards, ₹3,601.00 left on them/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export all as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/staff/gift-cards/export',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Blocked' }));
  await waitFor(() => expect(address()).toBe('/gift-cards?state=blocked'));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain('/staff/gift-cards?state=blocked&page=1'),
  );
});

it('switches gift cards on, and shows why this is refused', async () => {
  let setting = off;
  let refuses = true;
  open('/gift-cards', {
    'GET /staff/gift-card-setting': () => setting,
    'POST /staff/gift-card-setting': ({ body }: { readonly body: unknown }) =>
      refuses ? apiFailure(409, 'This shop has no mail server.') : (setting = body as GiftCardSetting),
  });
  expect(
    await screen.findByText('The shop does not sell gift cards. Sold cards can still be spent.'),
  ).toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Gift card settings' }));
  await userEvent.click(form.getByLabelText('Sell gift cards'));
  await userEvent.clear(form.getByLabelText('Months of validity'));
  await userEvent.type(form.getByLabelText('Months of validity'), '36');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This shop has no mail server.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Gift card settings saved.')).toBeInTheDocument();
  expect(await screen.findByText(/A new card is valid for 36 months\./)).toBeInTheDocument();
});

it('issues a card by hand, and opens it', async () => {
  let refuses = true;
  const { requests } = open('/gift-cards', {
    'POST /staff/gift-cards': () =>
      refuses ? apiFailure(422, 'No email can be sent to this address.', 'email') : { data: card },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a gift card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue a gift card' }));
  await userEvent.type(dialog.getByLabelText('Amount ₹'), '250.50');
  await userEvent.type(dialog.getByLabelText('Email of the recipient'), 'ravi@example.in');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Damaged in the post');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue and email' }));
  expect(await dialog.findByText('No email can be sent to this address.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Issue and email' }));
  expect(await screen.findByRole('heading', { name: 'Gift card ····7KPQ' })).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ key: expect.any(String), amountPaise: 25_050, email: 'ravi@example.in', name: '', message: '' },
    reason: 'Damaged in the post',
  });
});

it('shows the ledger of a card, blocks it with a reason, and sends its code again', async () => {
  const { requests } = open('/gift-cards/g1', {
    'POST /staff/gift-cards/g1/block': { data: { ...card, state: 'blocked', version: 2 } },
    'POST /staff/gift-cards/g1/resend': { data: card },
  });
  const ledger = within(await screen.findByRole('table', { name: 'Ledger' }));
  for (const text of ['Spent on an order', '−₹699.50', 'VC-BBBBB-22222', 'Issued', '₹2,500.00'])
    expect(ledger.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  const block = within(await screen.findByRole('dialog', { name: 'Block ····7KPQ?' }));
  await userEvent.type(block.getByLabelText('Reason'), 'Reported stolen');
  await userEvent.click(block.getByRole('button', { name: 'Block' }));
  await waitFor(() =>
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ version: 1, blocked: true, reason: 'Reported stolen' },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  const resend = within(await screen.findByRole('dialog', { name: 'Send the code again?' }));
  expect(resend.getByLabelText('Email of the recipient')).toHaveValue('ravi@example.in');
  await userEvent.click(resend.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The code is on its way.')).toBeInTheDocument();
});

it('can only be read by viewers', async () => {
  open('/gift-cards/g1', { 'GET /staff/me': me({ role: 'viewer', rights: ['read'] }) });
  expect(await screen.findByText('Happy birthday!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});
