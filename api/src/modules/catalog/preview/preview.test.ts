import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail } from '../staff/schemas';
import { formOf } from '../staff/testing/form-of';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());

const inShop = async (name: string) => shop.newShopper().get(`/product/detail1/${name}`);

async function formOfNew(changes: object) {
  const id = await shop.addProduct({ title: 'Khata', ratePaise: 10_000, stock: 3 });
  const { body } = await staff.get(`/products/${id}`);
  const { version: _version, ...form } = formOf((body as { data: Static<typeof StaffProductDetail> }).data, {
    photos: ['washi-vermilion'],
    ...changes,
  });
  return { id, form };
}

const slugIn = ({ body }: { body: unknown }) => (body as { url: string }).url.split('/').at(-1) ?? '';

it('shows an unsaved product at a secret address, sanitised, and does not change the product', async () => {
  const { id, form } = await formOfNew({
    title: 'Bahi',
    ratePaise: 12_000,
    discountBp: 1000,
    active: false,
    description: '<p>Red<script>x()</script></p>',
  });
  const sent = await staff.post('/products/preview', { ...form, id });
  expect([sent.status, (sent.body as { url: string }).url]).toEqual([
    200,
    expect.stringMatching(/^https?:\/\/[^/]+\/.*preview-[0-9a-f]{32}$/),
  ]);
  const { status, body } = await inShop(slugIn(sent));
  expect([status, body]).toMatchObject([
    200,
    {
      data: {
        _id: slugIn(sent),
        slugProduct: slugIn(sent),
        title: 'Bahi',
        rate: 120,
        discount: 10,
        stock: 3,
        description: '<p>Red</p>',
        category: { slug: 'stationery' },
      },
    },
  ]);
  expect((await inShop(id)).body).toMatchObject({ data: { title: 'Khata', rate: 100 } });
  // It cannot be bought.
  const order = await shop.newShopper().checkout([{ productId: slugIn(sent), quantity: 1 }], 12_100);
  expect(order.status).toBeGreaterThanOrEqual(400);
});

it('shows a new product, and ends after an hour', async () => {
  const { form } = await formOfNew({ title: 'New Nib' });
  const slug = slugIn(await staff.post('/products/preview', form));
  expect((await inShop(slug)).body).toMatchObject({ data: { title: 'New Nib', stock: 10 } });
  const second = slugIn(await staff.post('/products/preview', form));
  await shop.database.db
    .updateTable('product_preview')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect((await inShop(second)).status).toBe(404);
  expect((await inShop(`preview-${'0'.repeat(32)}`)).status).toBe(404);
});

it('names an invalid field, and is refused to staff who may not change products', async () => {
  const { id, form } = await formOfNew({});
  expect(await staff.post('/products/preview', { ...form, id, hsnCode: '482' })).toMatchObject({
    status: 400,
    body: { field: 'hsn' },
  });
  expect((await staff.post('/products/preview', { ...form, id: 'nothing' })).status).toBe(404);
  const packer = await staffed.office.newStaff('packer');
  expect((await packer.post('/products/preview', { ...form, id })).status).toBe(403);
});
