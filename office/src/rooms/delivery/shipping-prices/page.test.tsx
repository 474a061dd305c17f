import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShippingPriceRow, ShippingPrices } from '../../../api/types';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const row = (given: Partial<ShippingPriceRow> = {}): ShippingPriceRow => ({
  ...{ zone: '', value_from: '0', value_below: '', weight_from: '0', weight_below: '' },
  ...{ price: '60', free_from: '' },
  ...given,
});

const table = (given: Partial<ShippingPrices> = {}): ShippingPrices => ({
  ...{ version: 3, rows: [row({ zone: 'South', price: '40', free_from: '500' }), row()] },
  ...{ defaultGrams: 150, zones: ['North', 'South'] },
  ...{ changedAt: '2026-11-20T06:30:00Z', changedBy: 'Asha' },
  ...given,
});

const noFaults = { data: { rows: [], faults: [], faultCount: 0 } };

function open(routes: Parameters<typeof renderOffice>[1] = {}) {
  const office = renderOffice('/delivery/shipping-prices', {
    'GET /staff/shipping-prices': table(),
    'POST /staff/shipping-prices/check': noFaults,
    'POST /staff/shipping-prices': { data: table({ version: 4, rows: [row({ price: '75' })] }) },
    ...routes,
  });
  const sent = (path: string) =>
    office.requests.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body);
  return { ...office, sent };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows the table, and saves it as a whole', async () => {
  const { sent } = open();
  expect(await screen.findByLabelText('1. Zone')).toHaveValue('South');
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/api/v1/staff/shipping-prices/export',
  );
  expect(
    screen.getByText('These zones have no rows and use the prices of “Any zone”: North.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  const price = screen.getByLabelText('Price, ₹');
  await userEvent.clear(price);
  await userEvent.type(price, '75');
  await save();
  expect(await screen.findByText('Saved. These prices apply to new orders.')).toBeInTheDocument();
  expect(sent('/staff/shipping-prices/check')).toEqual([{ rows: [row({ price: '75' })] }]);
  expect(sent('/staff/shipping-prices')).toEqual([
    { rows: [row({ price: '75' })], defaultGrams: 150, seen: 3, key: expect.any(String) },
  ]);
});

it('shows faults next to their fields, and saves nothing', async () => {
  const faults = [
    { row: 2, column: 'price', message: 'must not be empty; enter 0 for free shipping' },
    { row: 2, column: '', message: 'row 2 overlaps row 1; change one of the ranges' },
    { row: null, column: '', message: 'has no price for goods of ₹0.00 that weigh 0 g, to zone South' },
  ];
  const { sent } = open({
    'POST /staff/shipping-prices/check': { data: { rows: [], faults, faultCount: 3 } },
  });
  await screen.findByLabelText('1. Zone');
  await save();
  const alert = within(
    (await screen.findByText('3 errors: nothing was saved.')).closest('[role=alert]') as HTMLElement,
  );
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2, Price, ₹: must not be empty; enter 0 for free shipping.',
    'Row 2 overlaps row 1; change one of the ranges.',
    'The table has no price for goods of ₹0.00 that weigh 0 g, to zone South.',
  ]);
  const [first, second] = screen.getAllByLabelText('Price, ₹');
  expect(first).toBeValid();
  expect(second).toBeInvalid();
  expect(second).toHaveAccessibleDescription('must not be empty; enter 0 for free shipping');
  await userEvent.type(second as HTMLElement, '1');
  expect(second).toBeValid();
  expect(sent('/staff/shipping-prices')).toEqual([]);
});

it('keeps the rows when another staff member has saved first', async () => {
  const message = 'Ravi changed the shipping prices after you opened this page, so nothing was saved.';
  open({ 'POST /staff/shipping-prices': apiFailure(409, message) });
  const [price] = await screen.findAllByLabelText('Price, ₹');
  await userEvent.type(price as HTMLElement, '9');
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(price).toHaveValue('409');
});

it('fills in the rows from a file, without saving them', async () => {
  // jsdom's files have no `arrayBuffer`.
  const file = () =>
    Object.assign(new File([], 'prices.csv'), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('zone,price\nany,80').buffer),
    });
  let faults: object[] = [{ row: 2, column: 'price', message: 'must be rupees' }];
  const { sent } = open({
    'POST /staff/shipping-prices/file': () => ({
      data: { rows: faults.length > 0 ? [] : [row({ price: '80' })], faults, faultCount: faults.length },
    }),
  });
  const field = await screen.findByLabelText('Fill in from a CSV file');
  await userEvent.upload(field, file());
  expect(
    within(await screen.findByRole('table', { name: 'Errors' })).getByText('must be rupees'),
  ).toBeInTheDocument();
  expect(screen.getAllByLabelText('Price, ₹')).toHaveLength(2);
  faults = [];
  await userEvent.upload(field, file());
  expect(await screen.findByText('1 row filled in. Save them to use them.')).toBeInTheDocument();
  expect(screen.getByLabelText('Price, ₹')).toHaveValue('80');
  expect(sent('/staff/shipping-prices')).toEqual([]);
});

it('adds the first row, and switches the table off', async () => {
  let rows: ShippingPriceRow[] = [];
  const { sent } = open({
    'GET /staff/shipping-prices': () => table({ rows, version: 0, changedAt: null, changedBy: null }),
    'POST /staff/shipping-prices': ({ body }: { readonly body: unknown }) => {
      rows = (body as { rows: ShippingPriceRow[] }).rows;
      return { data: table({ rows, version: rows.length }) };
    },
  });
  expect(await screen.findByText('No prices: the default shipping price applies.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  await userEvent.type(screen.getByLabelText('Price, ₹'), '60');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(
    await screen.findByText('Shipping prices are turned off. The default shipping price applies.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('/staff/shipping-prices').map((body) => (body as { rows: object[] }).rows.length)).toEqual([
    1, 0,
  ]);
});

it('is a plain table for staff who may not change it', async () => {
  open({ 'GET /staff/me': me({ role: 'viewer', rights: ['read'] }) });
  const prices = within(await screen.findByRole('table', { name: 'Prices' }));
  expect(prices.getAllByRole('row').map(({ textContent }) => textContent)).toContain('South0040500');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('explains a failed load', async () => {
  open({ 'GET /staff/shipping-prices': apiFailure(503, 'The shop is closed.') });
  expect(await screen.findByText('The shipping prices could not be loaded.')).toBeInTheDocument();
});
