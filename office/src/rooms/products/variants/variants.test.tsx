import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffVariant } from '../../../api/types';
import { me } from '../../../testing/fixtures';
import { productChoices, productDetail } from '../../../testing/products';
import { renderOffice } from '../../../testing/render-office';

const variant = (id: string, text: string, changes: Partial<StaffVariant> = {}): StaffVariant => ({
  ...{ id, slug: `dot-journal-${id}`, text, values: text.split(' / '), productCode: `DJ-${id}` },
  ...{ ratePaise: 10_000, discountBp: 0, unitPaise: 10_000, hsnCode: null, gstBp: 1200 },
  ...{ stock: 5, reserved: 1, enabled: true, removable: false, version: 2, photos: [] },
  photo: { secure_url: '/media/journal-480.webp' },
  ...changes,
});

const group = productDetail({
  colors: ['Green', 'Red'],
  variantCount: 2,
  options: [{ name: 'Colour', values: ['Green', 'Red'] }],
  variants: [
    variant('g', 'Green', { weightGrams: 120 }),
    variant('r', 'Red', { enabled: false, removable: true, reserved: 0 }),
  ],
});
const saved = { data: group };
const routes = {
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': group,
  'GET /staff/products/p1/changes': [],
  'POST /staff/products/p1/options': saved,
  'POST /staff/products/p1/variants/g': saved,
  'POST /staff/products/p1/variants/r/remove': saved,
  'POST /staff/products/g/stock': saved,
  'POST /staff/products/bulk': { changed: 2 },
};

async function openPage(changes: Parameters<typeof renderOffice>[1] = {}) {
  const office = renderOffice('/products/p1', { ...routes, ...changes });
  await screen.findByRole('heading', { name: 'Variants' });
  const sent = () => office.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...office, sent };
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds options with a variant for each combination, and keeps the values when they are refused', async () => {
  let refuses = true;
  const { sent } = await openPage({
    'GET /staff/products/p1': productDetail(),
    'POST /staff/products/p1/options': () =>
      refuses ? apiFailure(400, 'options: Colour has "green" twice') : saved,
  });
  await press('Add options');
  await userEvent.type(dialog().getByLabelText('Name'), 'Colour');
  await userEvent.type(dialog().getByLabelText('Values'), 'Green, Red');
  await userEvent.click(dialog().getByRole('button', { name: 'Add option' }));
  const second = within(dialog().getByRole('group', { name: 'Option 2' }));
  await userEvent.type(second.getByLabelText('Name'), 'Size');
  await userEvent.type(second.getByLabelText('Values'), 'A5, A6');
  await userEvent.click(dialog().getByRole('button', { name: 'Save 4 combinations' }));
  expect(await dialog().findByText('options: Colour has "green" twice')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Save 4 combinations' }));
  expect(await screen.findByText('2 variants.')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({
    version: 3,
    key: expect.any(String),
    options: [
      { name: 'Colour', values: ['Green', 'Red'] },
      { name: 'Size', values: ['A5', 'A6'] },
    ],
  });
});

it('lists the variants, and changes one', async () => {
  const { sent } = await openPage();
  const [, first, second] = within(screen.getByRole('table', { name: 'Variants' })).getAllByRole('row');
  expect(first?.textContent).toContain('GreenDJ-g₹100.00120 g4 + 1 reservedOn sale');
  expect(second?.textContent).toContain('Turned off');
  expect(screen.queryByLabelText('Price, ₹')).not.toBeInTheDocument();
  await press('Edit Green');
  await userEvent.clear(dialog().getByLabelText('Price, ₹'));
  await userEvent.type(dialog().getByLabelText('Price, ₹'), '85.5');
  const weight = dialog().getByLabelText('Weight, g');
  expect(weight).toHaveAccessibleDescription('Leave empty to use the product’s weight');
  await userEvent.clear(weight);
  await userEvent.type(weight, '95');
  await userEvent.selectOptions(dialog().getByLabelText('Status'), 'Turned off');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Green saved.')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...{ version: 2, productCode: 'DJ-g', ratePaise: 8_550, discountBp: 0, hsnCode: null, gstBp: 1200 },
      weightGrams: 95,
      ...{ discountFrom: null, discountUntil: null, enabled: false, photos: [] },
    },
  ]);
});

it('changes the stock of a variant, and prices of several', async () => {
  const { sent } = await openPage();
  expect(screen.getByText('Each variant has its own stock.')).toBeInTheDocument();
  await press('Change stock of Green');
  await userEvent.type(dialog().getByLabelText('Units'), '5');
  await userEvent.type(dialog().getByLabelText('Reason'), 'counted{Enter}');
  expect(await screen.findByText('Stock of Green changed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Change price, discount or stock');
  await userEvent.type(dialog().getByLabelText('Price'), '90');
  await userEvent.click(dialog().getByRole('button', { name: 'Change 2 variants' }));
  expect(await screen.findByText('2 variants changed.')).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({
    products: [
      { id: 'g', version: 2 },
      { id: 'r', version: 2 },
    ],
    price: { change: 'to', amount: 9_000 },
  });
});

it('removes only a variant that was never ordered', async () => {
  await openPage();
  expect(screen.queryByRole('button', { name: 'Remove Green' })).not.toBeInTheDocument();
  await press('Remove Red');
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Red removed.')).toBeInTheDocument();
});

it('is read-only for a packer', async () => {
  await openPage({ 'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }) });
  expect(screen.getByRole('table', { name: 'Variants' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change options' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Green' })).not.toBeInTheDocument();
});
