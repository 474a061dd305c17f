import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const open = (more: Parameters<typeof renderOffice>[1] = {}, path = '/orders/remittances') =>
  renderOffice(path, more);

// jsdom's files have no `arrayBuffer`.
const file = Object.assign(new File([], 'utr-100.csv'), {
  arrayBuffer: () =>
    Promise.resolve(new TextEncoder().encode('awb,amount,date,utr\nRP1,252,2026-11-29,UTR 100').buffer),
});

const result = { recorded: 2, amountPaise: 50_400, known: 1, faults: [], faultCount: 0 };

it('checks a file, and records it without errors', async () => {
  const { requests } = open({ 'POST /staff/remittances/import': result });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  expect(
    await screen.findByText('2 remittances, ₹504.00 in total. 1 row was already recorded.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Record 2 remittances' }));
  expect(
    await screen.findByText('Recorded 2 remittances, ₹504.00 in total. 1 row was already recorded.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to orders' })).toHaveAttribute('href', '/orders?payment=cod');
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ dryRun: true, file: 'utr-100.csv' }),
    expect.objectContaining({ dryRun: false, key: expect.any(String) }),
  ]);
});

it('lists the errors of a file by row and column', async () => {
  const message = 'no parcel has the tracking number RP1';
  open({
    'POST /staff/remittances/import': {
      ...{ recorded: 0, amountPaise: 0, known: 0, faultCount: 1 },
      faults: [{ row: 2, column: 'tracking_number', message }],
    },
  });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  const table = within(await screen.findByRole('table', { name: 'Errors' }));
  expect(table.getByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
});

it('has nothing to record if a file was imported earlier', async () => {
  open({ 'POST /staff/remittances/import': { ...result, recorded: 0, amountPaise: 0, known: 3 } });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('utr-100.csv has nothing new:')).toBeInTheDocument();
  expect(screen.getByText('3 rows were already recorded.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
});

const empty = { items: [], total: 0, totalPaise: 0, page: 1, pageSize: 25 };

it.each([
  ['cod', 'shopkeeper', true],
  ['to-claim', 'shopkeeper', true],
  ['online', 'shopkeeper', false],
  ['cod', 'viewer', false],
] as const)('is linked from orders filtered by payment %s for a %s: %s', async (payment, role, isLinked) => {
  const rights = role === 'viewer' ? (['read'] as const) : undefined;
  open(
    { 'GET /staff/orders': empty, ...(rights && { 'GET /staff/me': me({ role, rights: [...rights] }) }) },
    `/orders?payment=${payment}`,
  );
  await screen.findByRole('heading', { name: 'Orders' });
  expect(screen.queryByRole('link', { name: 'Import remittances' }) !== null).toBe(isLinked);
});
