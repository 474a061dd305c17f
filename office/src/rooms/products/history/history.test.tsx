import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductChange } from '../../../api/types';
import { me } from '../../../testing/fixtures';
import { productChoices, productDetail } from '../../../testing/products';
import { renderOffice } from '../../../testing/render-office';

const priced: ProductChange = {
  id: 7,
  product: { id: 'p1', slug: 'brass-seal', title: 'Brass Seal' },
  at: '2026-11-25T10:00:00.000Z',
  author: 'Asha',
  source: 'import',
  batch: 'b1',
  version: 3,
  fields: [
    { column: 'rate', before: '450.00', after: '499.50' },
    { column: 'hsn', before: '', after: '960810' },
    { column: 'stock', before: '4', after: '10' },
  ],
  mayRevert: true,
};
const created: ProductChange = { ...priced, id: 3, source: 'create', version: 1, mayRevert: false };

const routes = {
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(),
  'GET /staff/products/p1/changes': [priced, created],
};

it('lists the changes of a product with their old and new values', async () => {
  renderOffice('/products/p1', routes);
  const history = within(await screen.findByRole('region', { name: 'Change history' }));
  const [first, second] = await history.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Import.*Asha.*Price, ₹Was 450\.00 → , now 499\.50/);
  expect(first?.textContent).toContain('HSN codeWas empty');
  expect(second?.textContent).toMatch(/^Created/);
  expect(history.getAllByRole('button')).toHaveLength(1);
});

it('reverts a change after a confirmation, and shows the earlier values in the form', async () => {
  let refuses = true;
  const { requests } = renderOffice('/products/p1', {
    ...routes,
    'GET /staff/products/p1': () =>
      productDetail(refuses ? {} : { ratePaise: 45_000, hsnCode: null, version: 4 }),
    'POST /staff/products/p1/changes/7/revert': () =>
      refuses
        ? apiFailure(409, 'Meera changed this product after you opened it. Nothing was reverted.')
        : { data: productDetail({ ratePaise: 45_000, version: 4 }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revert: Price, ₹, HSN code, Stock' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Price, ₹: 450.00',
    'HSN code: empty',
  ]);
  expect(dialog.getByText('The stock will not be reverted. Adjust it under Stock.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Revert change' }));
  expect(await dialog.findByText(/^Meera changed this product/)).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Revert change' }));
  expect(await screen.findByText(/^Change reverted\./)).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLInputElement>('Price, ₹').value).toBe('450');
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    version: 3,
    key: expect.any(String),
  });
});

it('offers no revert to staff who may not change products', async () => {
  renderOffice('/products/p1', {
    ...routes,
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
  });
  expect(await screen.findByText('Import')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Revert/ })).not.toBeInTheDocument();
});

it('lists the rows of a checked file with their changes, 25 at a time, and links to them afterwards', async () => {
  const changes = Array.from({ length: 30 }, (_, index) => ({
    row: index + 2,
    slug: `tape-${index}`,
    title: `Tape ${index}`,
    isNew: index === 0,
    fields: [{ column: 'rate', before: index === 0 ? '' : '100.00', after: '110.00' }],
  }));
  const counts = { created: 1, updated: 599, unchanged: 4, faults: [], faultCount: 0 };
  let tries = 0;
  renderOffice('/products/import', {
    'POST /staff/products/import': () =>
      (tries += 1) === 1 ? { ...counts, changes } : { ...counts, batch: 'b1' },
    'GET /staff/products/changes': { items: [priced], total: 1, page: 1, pageSize: 25 },
  });
  const csv = new TextEncoder().encode('slug,rate\na,10').buffer;
  const file = Object.assign(new File([], 'one.csv'), { arrayBuffer: () => Promise.resolve(csv) });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  await userEvent.click(await screen.findByText('Show 600 changed rows'));
  const rows = () => within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('row');
  expect(rows()).toHaveLength(26);
  expect(rows()[1]?.textContent).toMatch(/^2Tape 0tape-0NewPrice, ₹110\.00/);
  expect(rows()[2]?.textContent).toContain('Was 100.00 → , now 110.00');
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(rows()).toHaveLength(31);
  expect(screen.getByText(/^570 more rows will change/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Import 600 products' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Show changes' }));
  expect(await screen.findByRole('table', { name: 'Changed products' })).toHaveTextContent(
    /Brass Seal.*499\.50/,
  );
});
