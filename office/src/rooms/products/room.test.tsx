import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductList } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';
import { listedProduct, productChoices, productDetail } from '../../testing/products';

const listOf = (items: ProductList['items']): ProductList => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
});
const two = [listedProduct(), listedProduct({ id: 'p2', title: 'Plain Tape', version: 1, reserved: 0 })];
const routes = {
  'GET /staff/products': listOf(two),
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(),
  'GET /staff/products/p1/changes': [],
};

it('applies the filters, keeps them in the URL, and exports the same products', async () => {
  const { requests, address } = renderOffice('/products?stock=short', routes);
  await screen.findByText('2 products');
  await userEvent.type(screen.getByLabelText('Search'), 'seal');
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Stamps');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Stock, lowest first');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('/products?stock=short&search=seal&category=stamps&sort=stock-up');
  await screen.findByText('2 products');
  expect(requests.map(({ path }) => path)).toContain(
    '/staff/products?search=seal&category=stamps&stock=short&sort=stock-up&page=1&pageSize=25',
  );
  expect(screen.getByRole('link', { name: 'Export all 2 as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/staff/products/export?search=seal&category=stamps&stock=short',
  );
});

it('changes all selected products, and shows why a change was rejected', async () => {
  let refuses = true;
  const { requests } = renderOffice('/products', {
    ...routes,
    'POST /staff/products/bulk': () =>
      refuses
        ? apiFailure(409, '1 of 2 products cannot be changed, so nothing was changed.')
        : { changed: 2 },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change price, discount or stock' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('Fill in at least one field.')).toBeInTheDocument();
  await userEvent.selectOptions(
    dialog.getByLabelText('Change', { selector: '[name=priceChange]' }),
    'percent',
  );
  await userEvent.type(dialog.getByLabelText('Price'), '7.5');
  await userEvent.type(dialog.getByLabelText('Discount, %'), '12.5{Enter}');
  expect(
    await dialog.findByText('1 of 2 products cannot be changed, so nothing was changed.'),
  ).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await screen.findByText('2 products changed.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    products: [
      { id: 'p1', version: 3 },
      { id: 'p2', version: 1 },
    ],
    price: { change: 'percent', amount: 750 },
    discountBp: 1250,
    key: expect.any(String),
  });
});

it('saves a form based on the opened version, and reports a newer version', async () => {
  let refuses = true;
  const { requests } = renderOffice('/products/p1', {
    ...routes,
    'POST /staff/products/p1': () =>
      refuses
        ? apiFailure(409, 'Meera changed this product after you opened it. Nothing was saved.')
        : { data: productDetail({ ratePaise: 52_000, version: 4 }) },
  });
  const price = await screen.findByLabelText('Price, ₹');
  await userEvent.clear(price);
  await userEvent.type(price, '520');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Meera changed this product/)).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLInputElement>('Price, ₹').value).toBe('520');
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The shop shows the change immediately.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    version: 3,
    title: 'Brass Seal',
    ratePaise: 52_000,
    subcategory: 'wax-seals',
    gstBp: 1800,
    colors: ['Gold', 'Red'],
    photos: ['brass-seal'],
    active: true,
  });
});

it('shows how many shoppers wait for a product', async () => {
  const waiting = productDetail({ waiting: { stock: 12, price: 3 } });
  renderOffice('/products/p1', { ...routes, 'GET /staff/products/p1': waiting });
  expect((await screen.findByText('Waiting for restock')).nextSibling).toHaveTextContent('12');
  expect(screen.getByText('Waiting for a lower price').nextSibling).toHaveTextContent('3');
});

it('shows nothing about waiting shoppers if there are none', async () => {
  renderOffice('/products/p1', routes);
  await screen.findByRole('heading', { name: 'Stock' });
  expect(screen.queryByText(/^Waiting/)).not.toBeInTheDocument();
});

it('changes the stock with a reason', async () => {
  const { requests } = renderOffice('/products/p1', {
    ...routes,
    'POST /staff/products/p1/stock': { data: productDetail({ stock: 15 }) },
  });
  expect(await screen.findByText('counted')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change stock' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Units'), '5');
  await userEvent.type(dialog.getByLabelText('Reason'), 'from the printer{Enter}');
  expect(await screen.findByText('15 units in stock.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    change: 'by',
    units: 5,
    reason: 'from the printer',
    key: expect.any(String),
  });
});

it('checks a file, lists its errors, and imports a valid one', async () => {
  const wrong = [{ row: 3, column: 'rate', message: 'must be rupees, not "ten"' }];
  const none = { created: 0, updated: 0, unchanged: 0 };
  let faults: typeof wrong = wrong;
  const { requests } = renderOffice('/products/import', {
    ...routes,
    'POST /staff/products/import': () =>
      faults.length > 0
        ? { ...none, faults, faultCount: faults.length }
        : { created: 1, updated: 2, unchanged: 0, faults, faultCount: 0 },
  });
  const field = await screen.findByLabelText('CSV file');
  // jsdom's files have no `arrayBuffer`.
  const file = (text: string) =>
    Object.assign(new File([text], 'products.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    });
  await userEvent.upload(field, file('slug,rate\na,ten'));
  const [, fault] = within(await screen.findByRole('table', { name: 'Errors' })).getAllByRole('row');
  expect(fault?.textContent).toBe('3ratemust be rupees, not "ten"');
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  faults = [];
  await userEvent.upload(field, file('slug,rate\na,10'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 products' }));
  expect(await screen.findByText(/^Imported: 1 product added, 2 changed, 0 unchanged/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { file: 'products.csv', csv: 'slug,rate\na,ten', dryRun: true },
    { file: 'products.csv', csv: 'slug,rate\na,10', dryRun: true },
    { file: 'products.csv', csv: 'slug,rate\na,10', dryRun: false, key: expect.any(String) },
  ]);
  const bytes = (...all: number[]) =>
    Object.assign(file(''), { arrayBuffer: () => Promise.resolve(new Uint8Array(all).buffer) });
  await userEvent.upload(field, bytes(0xff, 0xfe, 0x61, 0));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ csv: 'a', dryRun: true }));
  await userEvent.upload(field, bytes(0x63, 0xe9));
  expect(await screen.findByText(/^This file is not encoded as UTF-8 or UTF-16/)).toBeInTheDocument();
});

it('uses the singular for one product in an import', async () => {
  renderOffice('/products/import', {
    ...routes,
    'POST /staff/products/import': { created: 0, updated: 1, unchanged: 0, faults: [], faultCount: 0 },
  });
  const csv = new TextEncoder().encode('slug,rate\na,10').buffer;
  const file = Object.assign(new File([], 'one.csv'), { arrayBuffer: () => Promise.resolve(csv) });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeInTheDocument();
  expect(screen.getByText(/0 products added, 1 changed, 0 unchanged/)).toBeInTheDocument();
});

it('is read-only for a packer', async () => {
  renderOffice('/products/p1', {
    ...routes,
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
  });
  expect((await screen.findAllByText('₹499.50'))[0]).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change stock' })).not.toBeInTheDocument();
});
