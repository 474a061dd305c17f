import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { placeOrder } from '../../orders/testing/place-order';
import type { StaffProductDetail } from './schemas';

let staffed: StaffedShop;

beforeAll(async () => {
  staffed = await openStaffedShop();
});
afterAll(() => staffed.close());
afterEach(() => staffed.shop.assertNoDrift());

async function read(id: string): Promise<Static<typeof StaffProductDetail>> {
  const { body } = await staffed.staff.get(`/products/${id}`);
  return (body as { data: Static<typeof StaffProductDetail> }).data;
}

/** Sends three concurrent requests and then a fourth; all succeed. Returns the last response. */
async function sendTwice(path: string, body: object): Promise<unknown> {
  const { staff } = staffed;
  const send = () => staff.post(path, body);
  const responses = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return responses[3]?.body;
}

const stock = { change: 'by', units: 5, reason: 'from the printer' };

describe('a change', () => {
  it.each([
    ['of stock', (id: string) => [`/products/${id}/stock`, stock] as const],
    [
      'of many products',
      (id: string) => ['/products/bulk', { products: [{ id, version: 1 }], stock }] as const,
    ],
    [
      'by a file',
      (slug: string) =>
        [
          '/products/import',
          { csv: `slug,stock,stock_was\n${slug},15,10`, file: 'stock.csv', dryRun: false },
        ] as const,
    ],
  ])('%s sent twice with one key counts once', async (name, call) => {
    const id = await staffed.shop.addProduct({ stock: 10 });
    const [path, body] = call(id);
    await sendTwice(path, { ...body, key: `${name.replaceAll(' ', '-')}-key` });
    const product = await read(id);
    expect(product.stock).toBe(15);
    expect(product.stockChanges.filter(({ kind }) => kind !== 'seed')).toHaveLength(1);
    const { status, body: refused } = await staffed.staff.post(path, {
      ...body,
      ...(path.endsWith('stock') ? { units: 6 } : {}),
      key: `${name.replaceAll(' ', '-')}-two`,
    });
    expect([status, (refused as { message?: string }).message]).toEqual([200, undefined]);
    expect((await read(id)).stock).toBe(path.endsWith('stock') ? 21 : 20);
  });

  it('is refused with the key of a different change, or of a different staff member', async () => {
    const id = await staffed.shop.addProduct({ stock: 10 });
    const path = `/products/${id}/stock`;
    const key = 'stood-for-this';
    expect((await staffed.staff.post(path, { ...stock, key })).status).toBe(200);
    expect((await staffed.staff.post(path, { ...stock, units: 6, key })).status).toBe(409);
    const other = await staffed.office.newStaff('shopkeeper');
    expect((await other.post(path, { ...stock, key })).status).toBe(409);
    expect((await staffed.staff.post(path, { ...stock, key: 'short' })).status).toBe(400);
    expect((await read(id)).stock).toBe(15);
  });

  it('that was refused can be sent again with its key', async () => {
    const id = await staffed.shop.addProduct({ stock: 2 });
    const change = { ...stock, units: -5, key: 'refused-at-first' };
    expect((await staffed.staff.post(`/products/${id}/stock`, change)).status).toBe(409);
    await staffed.staff.post(`/products/${id}/stock`, stock);
    expect((await staffed.staff.post(`/products/${id}/stock`, change)).status).toBe(200);
    expect((await read(id)).stock).toBe(2);
  });
});

it('a note that is sent twice is stored once', async () => {
  const { publicId } = await placeOrder(staffed.shop);
  const body = await sendTwice(`/orders/${publicId}/note`, { text: 'Call first', key: 'note-key' });
  const { events } = (body as { data: { events: { kind: string }[] } }).data;
  expect(events.filter(({ kind }) => kind === 'note')).toHaveLength(1);
});

it('a new product that is sent twice is created once', async () => {
  const like = await read(await staffed.shop.addProduct());
  const {
    title,
    productCode,
    ratePaise,
    discountBp,
    hsnCode,
    gstBp,
    active,
    category,
    subcategory,
    brand,
    theme,
  } = like;
  const { colors, variant, description, faq, contact } = like;
  const fields = {
    title,
    productCode,
    ratePaise,
    discountBp,
    hsnCode,
    gstBp,
    active,
    category,
    subcategory,
    brand,
    theme,
  };
  const made = await sendTwice('/products', {
    ...fields,
    ...{ colors, variant, description, faq, contact },
    photos: like.photos.map(({ name }) => name),
    slug: 'made-once',
    stock: 3,
    key: 'made-once-key',
  });
  expect(made).toMatchObject({ data: { slug: 'made-once', stock: 3 } });
});
