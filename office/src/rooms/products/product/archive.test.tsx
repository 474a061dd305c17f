import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../../testing/fixtures';
import { productChoices, productDetail } from '../../../testing/products';
import { renderOffice } from '../../../testing/render-office';

const archivedAt = '2026-11-26T10:00:00.000Z';
const routes = {
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(),
  'GET /staff/products/p1/changes': [],
};

it('archives a product after a confirmation, and restores it', async () => {
  let product = productDetail();
  let refuses = true;
  const { requests } = renderOffice('/products/p1', {
    ...routes,
    'GET /staff/products/p1': () => product,
    'POST /staff/products/p1/archive': () => {
      if (refuses) return apiFailure(409, 'Meera changed this product.');
      product = productDetail({ active: false, archivedAt, version: 4 });
      return { data: product };
    },
    'POST /staff/products/p1/restore': () => {
      product = productDetail({ active: false, archivedAt: null, version: 5 });
      return { data: product };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await userEvent.click(dialog().getByRole('button', { name: 'Archive' }));
  expect(await dialog().findByText('Meera changed this product.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived. The shop no longer shows the product.')).toBeInTheDocument();
  expect(screen.getByText('Archived')).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('no');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/^Restored\./)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/staff/products/p1/archive', { version: 3 }],
    ['/staff/products/p1/archive', { version: 3 }],
    ['/staff/products/p1/restore', { version: 4 }],
  ]);
});

it('duplicates a product as a withdrawn one without its code', async () => {
  const { requests, address } = renderOffice('/products/p1', {
    ...routes,
    'POST /staff/products': { data: productDetail({ id: 'p2' }) },
    'GET /staff/products/p2': productDetail({ id: 'p2' }),
    'GET /staff/products/p2/changes': [],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Duplicate' }));
  expect(await screen.findByRole('heading', { name: 'Duplicate of Brass Seal' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
  await screen.findByRole('heading', { name: 'Change history' });
  expect(address()).toBe('/products/p2');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Brass Seal (copy)',
    slug: 'brass-seal-copy',
    productCode: null,
    active: false,
    stock: 0,
    ratePaise: 49_950,
    photos: ['brass-seal'],
  });
});

it('previews the unsaved form on the product’s page in the shop', async () => {
  let refuses = true;
  const { requests } = renderOffice('/products/p1', {
    ...routes,
    'POST /staff/products/preview': () =>
      refuses ? apiFailure(400, 'hsn: must be an HSN code') : { url: 'https://shop.example/preview-1' },
  });
  await userEvent.type(await screen.findByLabelText('Title'), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Preview in the shop' }));
  expect(await screen.findByText('hsn: must be an HSN code')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Preview in the shop' }));
  const link = await screen.findByRole('link', { name: 'Open preview' });
  expect(link).toHaveAttribute('href', 'https://shop.example/preview-1');
  expect(requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: '/staff/products/preview',
    body: { id: 'p1', title: 'Brass Seal II', photos: ['brass-seal'] },
  });
});

it('does not offer archiving or duplicating to staff who may not change products', async () => {
  renderOffice('/products/p1', {
    ...routes,
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
  });
  await screen.findByRole('heading', { name: 'Change history' });
  expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Duplicate' })).not.toBeInTheDocument();
});
