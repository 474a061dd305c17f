import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedProduct, productChoices, productDetail } from '../../../testing/products';
import { renderOffice } from '../../../testing/render-office';

const routesOf = (product: Parameters<typeof productDetail>[0]) => ({
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(product),
  'GET /staff/products/p1/changes': [],
  'POST /staff/products/p1': { data: productDetail({ version: 4 }) },
});

const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows the period in Indian time, and saves instants', async () => {
  const { requests } = renderOffice(
    '/products/p1',
    routesOf({ discountBp: 1500, discountFrom: '2026-12-01T04:30:00.000Z', discountUntil: null }),
  );
  expect(await screen.findByLabelText('Sale starts')).toHaveValue('2026-12-01T10:00');
  enter('Sale ends', '2026-12-31T00:15');
  await save();
  expect(await screen.findByText('Saved. The shop shows the change immediately.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    discountFrom: '2026-12-01T04:30:00.000Z',
    discountUntil: '2026-12-30T18:45:00.000Z',
  });
});

it('does not save an end before the start, or a period without a discount, and shows it next to the field', async () => {
  const { requests } = renderOffice('/products/p1', routesOf({ discountBp: 1500 }));
  const end = await screen.findByLabelText<HTMLInputElement>('Sale ends');
  enter('Sale starts', '2026-12-31T10:00');
  enter('Sale ends', '2026-12-31T10:00');
  expect(screen.getByText('The sale must end after it starts.')).toBeInTheDocument();
  expect([end.validity.valid, end.getAttribute('aria-invalid')]).toEqual([false, 'true']);
  await save();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  enter('Sale ends', '2026-12-31T10:01');
  expect(end.validity.valid).toBe(true);
  enter('Discount, %', '0');
  expect(screen.getByLabelText('Sale starts')).toHaveAccessibleDescription(
    /A sale period needs a discount\. Enter one, or clear the period\./,
  );
  await save();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  enter('Discount, %', '5');
  await save();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ discountBp: 500 });
});

it('does not offer a period for a product with variants, and keeps the stored one', async () => {
  const options = [{ name: 'Size', values: ['A5'] }];
  const { requests } = renderOffice('/products/p1', routesOf({ options, variants: [] }));
  await screen.findByLabelText('Title');
  expect(screen.queryByLabelText('Sale starts')).not.toBeInTheDocument();
  await save();
  const { body } = requests.find(({ method }) => method === 'POST') ?? {};
  expect(body).not.toHaveProperty('discountFrom');
});

it('the list shows the period of a discount', async () => {
  const product = listedProduct({ discountBp: 1500, discountUntil: '2026-12-01T04:30:00.000Z' });
  renderOffice('/products', {
    'GET /staff/products/choices': productChoices,
    'GET /staff/products': { items: [product], total: 1, page: 1, pageSize: 50 },
  });
  expect(await screen.findByText(/^until 1 Dec 2026, 10:00\sam$/)).toBeInTheDocument();
});
