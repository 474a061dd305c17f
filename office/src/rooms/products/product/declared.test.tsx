import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../testing/render-office';
import { productChoices, productDetail } from '../../../testing/products';

const routes = {
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail({ ratePaise: 50_000, gstBp: 1800 }),
  'GET /staff/products/p1/changes': [],
  'POST /staff/products/p1': { data: productDetail({ version: 4 }) },
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves country of origin, importer, MRP and net quantity, and warns where they are missing', async () => {
  const { requests } = renderOffice('/products/p1', routes);
  const origin = await screen.findByLabelText('Country of origin');
  expect(origin).toHaveAccessibleDescription('Required by law for products on sale.');
  await userEvent.selectOptions(origin, 'Japan');
  expect(origin).not.toHaveAccessibleDescription();
  const importer = screen.getByLabelText('Importer');
  expect(importer).toHaveAccessibleDescription('Name and address Required by law for imported products.');
  await userEvent.type(importer, 'Dak Imports, Mumbai');
  expect(importer).toHaveAccessibleDescription('Name and address');
  await userEvent.type(screen.getByLabelText('MRP, ₹'), '599.50');
  await userEvent.type(screen.getByLabelText('Net quantity'), '1 N');
  await save();
  expect(await screen.findByText('Saved. The shop shows the change immediately.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    countryOfOrigin: 'JP',
    importer: 'Dak Imports, Mumbai',
    mrpPaise: 59_950,
    netQuantity: '1 N',
  });
});

it('does not save an MRP below the price with GST, and shows it next to the field', async () => {
  const { requests } = renderOffice('/products/p1', routes);
  const mrp = await screen.findByLabelText<HTMLInputElement>('MRP, ₹');
  await userEvent.type(mrp, '589');
  const message = 'The MRP must be at least ₹590.00, the full price including GST.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect([mrp.validity.valid, mrp.getAttribute('aria-invalid')]).toEqual([false, 'true']);
  await save();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('GST'), '12%');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await save();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ mrpPaise: 58_900 });
});
