import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '@shop/contracts';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail } from './schemas';
import { formOf } from './testing/form-of';
import type { StaffVariant } from './variant-schemas';

type Detail = Static<typeof StaffProductDetail>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

const detailOf = (body: unknown) => (body as { data: Detail }).data;
const failureOf = (body: unknown) => body as { readonly message: string; readonly field?: string };
const read = async (id: string) => detailOf((await staff.get(`/products/${id}`)).body);

const colour = (...values: string[]) => ({ name: 'Colour', values });
const size = (...values: string[]) => ({ name: 'Size', values });

async function setOptions(id: string, options: readonly object[]) {
  return staff.post(`/products/${id}/options`, { options, version: (await read(id)).version });
}

/** A product with a variant for each combination of Green, Red and A5, A6. */
async function addGroup(stock = 8): Promise<string> {
  const id = await shop.addProduct({ title: 'Dot journal', stock });
  const { status, body } = await setOptions(id, [colour('Green', 'Red'), size('A5', 'A6')]);
  expect([status, body]).toEqual([200, expect.anything()]);
  return id;
}

const variantsOf = async (id: string) => (await read(id)).variants ?? [];

async function variant(id: string, text: string): Promise<Static<typeof StaffVariant>> {
  const found = (await variantsOf(id)).find((one) => one.text === text);
  if (!found) throw new Error(`There is no ${text}`);
  return found;
}

const rowOf = (one: Static<typeof StaffVariant>, changes: object = {}) => ({
  productCode: one.productCode,
  ratePaise: one.ratePaise,
  discountBp: one.discountBp,
  hsnCode: one.hsnCode,
  gstBp: one.gstBp,
  enabled: one.enabled,
  photos: one.photos.map(({ name }) => name),
  version: one.version,
  ...changes,
});

async function shown(id: string): Promise<Product> {
  const response = await fetch(`${shop.origin}/api/v1/product/detail1/${id}`);
  return ((await response.json()) as { data: Product }).data;
}

describe('options', () => {
  it('create a variant for each combination; the first one receives the stock', async () => {
    const id = await addGroup();
    const product = await read(id);
    expect(product).toMatchObject({ variantCount: 4, stock: 8, colors: ['Green', 'Red'] });
    expect(product.variants?.map(({ text, stock, ratePaise }) => [text, stock, ratePaise])).toEqual([
      ['Green / A5', 8, 10_000],
      ['Green / A6', 0, 10_000],
      ['Red / A5', 0, 10_000],
      ['Red / A6', 0, 10_000],
    ]);
    expect(product.stockChanges.map((change) => change.variant ?? 'product')).toEqual(
      expect.arrayContaining(['Green / A5', 'product']),
    );
    expect(await shown(id)).toMatchObject({ variantCount: 4, stock: 8, title: 'Dot journal' });
  });

  it('get more values and a new option, whose first value existing variants receive', async () => {
    const id = await addGroup();
    const before = await variant(id, 'Green / A5');
    await setOptions(id, [
      colour('Green', 'Red', 'Blue'),
      size('A5', 'A6'),
      { name: 'Ruling', values: ['Dot', 'Line'] },
    ]);
    const variants = await variantsOf(id);
    expect(variants).toHaveLength(12);
    expect(variants[0]).toMatchObject({ id: before.id, text: 'Green / A5 / Dot', stock: 8 });
  });

  it('remove the variants of a value, but not those with a stock history', async () => {
    const id = await addGroup();
    await setOptions(id, [colour('Green'), size('A5', 'A6')]);
    expect((await variantsOf(id)).map(({ text }) => text)).toEqual(['Green / A5', 'Green / A6']);
    const { status, body } = await setOptions(id, [colour('Green'), size('A6')]);
    expect([status, failureOf(body).message]).toEqual([
      409,
      'Green / A5: cannot be removed, because of its orders or stock history. Turn it off instead.',
    ]);
  });

  it('are removed with their variants, and the product is sold itself again', async () => {
    const id = await addGroup(0);
    expect((await setOptions(id, [])).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('variants');
    expect(await shown(id)).not.toHaveProperty('variantCount');
  });

  it.each([
    [[colour('Green', 'green')], 'options: Colour has "green" twice'],
    [[colour('Green'), { name: 'COLOUR', values: ['x'] }], 'options: there are two options "COLOUR"'],
    [[colour('Green, dark')], 'options: "Green, dark" must not contain commas, slashes, bars or colons'],
    [
      [colour(...'abcdefghijk'), size(...'abcdefghij')],
      'options: 110 combinations are more than the 100 that a product can have',
    ],
  ])('%j are refused', async (options, message) => {
    const id = await shop.addProduct();
    const { status, body } = await setOptions(id, options);
    expect(status).toBe(400);
    expect(failureOf(body)).toMatchObject({ message, field: 'options' });
    expect(await read(id)).not.toHaveProperty('variants');
  });

  it('are refused with an old version of the product', async () => {
    const id = await addGroup();
    const { status } = await staff.post(`/products/${id}/options`, {
      options: [colour('Green')],
      version: 1,
    });
    expect(status).toBe(409);
  });
});

describe('a variant', () => {
  it('changes code, price, tax and photos, and the product follows the lowest price', async () => {
    const id = await addGroup();
    const green = await variant(id, 'Green / A6');
    const fields = { productCode: 'DJ-6', ratePaise: 8_500, gstBp: 500, hsnCode: '4820' };
    const { status, body } = await staff.post(`/products/${id}/variants/${green.id}`, rowOf(green, fields));
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(await variant(id, 'Green / A6')).toMatchObject({ ...fields, photos: [], version: 2 });
    expect(await read(id)).toMatchObject({ ratePaise: 8_500 });
    expect(await shown(green.id)).toMatchObject({ rate: 85, productCode: 'DJ-6', gstRate: 5, priceFrom: 85 });
  });

  it('is refused with an invalid field or an outdated version, and is not sold when it is turned off', async () => {
    const id = await addGroup();
    const red = await variant(id, 'Red / A5');
    const path = `/products/${id}/variants/${red.id}`;
    expect((await staff.post(path, rowOf(red, { gstBp: 700 }))).body).toMatchObject({
      status: 400,
      field: 'gst',
    });
    expect((await staff.post(path, rowOf(red, { version: 9 }))).status).toBe(409);
    expect((await staff.post(path, rowOf(red, { enabled: false }))).status).toBe(200);
    expect((await shown(id)).variantCount).toBe(3);
    expect(await variant(id, 'Red / A5')).toMatchObject({ enabled: false });
  });

  it('is removed without a history, and not with one', async () => {
    const id = await addGroup();
    const first = await variant(id, 'Green / A5');
    expect(first.removable).toBe(false);
    expect((await staff.post(`/products/${id}/variants/${first.id}/remove`, {})).status).toBe(409);
    const last = await variant(id, 'Red / A6');
    expect((await staff.post(`/products/${id}/variants/${last.id}/remove`, {})).status).toBe(200);
    expect(await variantsOf(id)).toHaveLength(3);
  });

  it('has its own stock, and the product shows the sum', async () => {
    const id = await addGroup();
    const red = await variant(id, 'Red / A5');
    const change = { change: 'to', units: 3, reason: 'counted' };
    const { body } = await staff.post(`/products/${red.id}/stock`, change);
    expect(detailOf(body)).toMatchObject({ id, stock: 11 });
    expect((await staff.post(`/products/${id}/stock`, change)).body).toMatchObject({
      status: 409,
      message: 'Change the stock of a variant instead.',
    });
  });
});

describe('the product', () => {
  it('passes title, photos and withdrawal on to its variants', async () => {
    const id = await addGroup();
    const form = formOf(await read(id), { title: 'Grid journal', active: false });
    expect((await staff.post(`/products/${id}`, form)).status).toBe(200);
    const green = await variant(id, 'Green / A5');
    const row = await shop.database.db
      .selectFrom('product')
      .select(['title', 'active', 'enabled'])
      .where('public_id', '=', green.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ title: 'Grid journal', active: false, enabled: true });
    expect((await staff.post(`/products/${green.id}`, form)).status).toBe(409);
  });

  it('includes its variants when it is archived, and when a change is reverted', async () => {
    const id = await addGroup();
    const activeVariants = async () => {
      const { parent } = await shop.database.db
        .selectFrom('product')
        .select('id as parent')
        .where('public_id', '=', id)
        .executeTakeFirstOrThrow();
      const rows = await shop.database.db
        .selectFrom('product')
        .select(['title', 'active'])
        .where('parent_id', '=', parent)
        .execute();
      return rows.filter(({ active }) => active).map(({ title }) => title);
    };
    await staff.post(`/products/${id}`, formOf(await read(id), { title: 'Grid journal' }));
    const [renamed] = ((await staff.get(`/products/${id}/changes`)).body as { data: { id: number }[] }).data;
    const { version } = await read(id);
    expect((await staff.post(`/products/${id}/changes/${renamed?.id}/revert`, { version })).status).toBe(200);
    expect(await activeVariants()).toEqual(['Dot journal', 'Dot journal', 'Dot journal', 'Dot journal']);
    const archived = await staff.post(`/products/${id}/archive`, { version: (await read(id)).version });
    expect(archived.status).toBe(200);
    expect(await activeVariants()).toEqual([]);
  });

  it('is listed once and found by the code of a variant', async () => {
    const id = await addGroup();
    const red = await variant(id, 'Red / A5');
    await staff.post(`/products/${id}/variants/${red.id}`, rowOf(red, { productCode: 'UNIQUE-77' }));
    const { body } = await staff.get('/products?search=unique-77');
    expect(body).toMatchObject({ data: { total: 1, items: [{ id, variantCount: 4, stock: 8 }] } });
  });

  it('changes the prices of all variants at once, and variants in bulk', async () => {
    const id = await addGroup();
    const { version } = await read(id);
    const all = { products: [{ id, version }], price: { change: 'percent', amount: -1000 } };
    expect((await staff.post('/products/bulk', all)).body).toEqual({ changed: 1 });
    expect((await variantsOf(id)).map(({ ratePaise }) => ratePaise)).toEqual([9_000, 9_000, 9_000, 9_000]);
    const [first] = await variantsOf(id);
    const one = {
      products: [{ id: first?.id, version: first?.version }],
      price: { change: 'to', amount: 7_000 },
    };
    expect((await staff.post('/products/bulk', one)).body).toEqual({ changed: 1 });
    expect(await read(id)).toMatchObject({ ratePaise: 7_000 });
    const stock = { products: [{ id, version }], stock: { change: 'by', units: 1, reason: 'found' } };
    expect((await staff.post('/products/bulk', stock)).status).toBe(409);
  });
});
