import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { ProductChange } from '../history/schemas';
import { addVariants } from '../testing/add-variants';
import type { StaffProductDetail } from './schemas';
import { formOf } from './testing/form-of';

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

const dataOf = <Data>({ body }: { body: unknown }) => (body as { data: Data }).data;
const detail = async (id: string) => dataOf<Detail>(await staff.get(`/products/${id}`));
const save = async (id: string, changes: object) =>
  staff.post(`/products/${id}`, formOf(await detail(id), changes));
const importFile = (csv: string, dryRun = false) =>
  staff.post('/products/import', { csv, file: 'sale.csv', dryRun });
const changesOf = async (id: string) =>
  dataOf<Static<typeof ProductChange>[]>(await staff.get(`/products/${id}/changes`));

const period = { discountFrom: '2026-12-01T04:30:00.000Z', discountUntil: '2026-12-24T18:30:00.000Z' };

describe('the form of a product', () => {
  it('saves a period, keeps it when a form omits the fields, and clears it', async () => {
    const id = await shop.addProduct({ discountBp: 1500 });
    expect((await save(id, period)).status).toBe(200);
    expect(await detail(id)).toMatchObject(period);
    const { version } = await detail(id);
    // Repeating it changes nothing.
    expect((await save(id, {})).status).toBe(200);
    expect(await detail(id)).toMatchObject({ version });
    const { discountFrom, discountUntil, ...former } = formOf(await detail(id), { title: 'Former' });
    expect([discountFrom, discountUntil]).toEqual(Object.values(period));
    expect((await staff.post(`/products/${id}`, former)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ title: 'Former', ...period });
    const none = { discountFrom: null, discountUntil: null };
    expect((await save(id, none)).status).toBe(200);
    expect(await detail(id)).toMatchObject(none);
  });

  it.each([
    [
      { discountUntil: period.discountFrom, discountFrom: period.discountFrom },
      'discount_until: must be after the start, 2026-12-01 10:00',
    ],
    [{ ...period, discountBp: 0 }, 'discount_from: needs a discount: enter one, or leave the period empty'],
    [
      { discountUntil: period.discountUntil, discountBp: 0 },
      'discount_until: needs a discount: enter one, or leave the period empty',
    ],
    [{ discountFrom: 'tomorrow' }, /^discount_from: must be a date and time in India such as/],
  ])('rejects %j with a message for the field', async (changes, message) => {
    const id = await shop.addProduct({ discountBp: 1500 });
    const { status, body } = await save(id, changes);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        field: expect.stringMatching(/^discount_(from|until)$/),
      }),
    ]);
  });

  it('is in the history, and its changes can be reverted unless the discount does not fit the period', async () => {
    const id = await shop.addProduct({ discountBp: 1500 });
    await save(id, period);
    const [change] = await changesOf(id);
    expect(change?.fields).toEqual([
      { column: 'discount_from', before: '', after: '2026-12-01 10:00' },
      { column: 'discount_until', before: '', after: '2026-12-25 00:00' },
    ]);
    await save(id, { discountFrom: null, discountUntil: null, discountBp: 0 });
    const [cleared] = await changesOf(id);
    const revert = async (of: typeof change) =>
      staff.post(`/products/${id}/changes/${of?.id}/revert`, { version: (await detail(id)).version });
    expect((await revert(cleared)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ discountBp: 1500, ...period });
    const [reverted] = await changesOf(id);
    expect((await revert(reverted)).status).toBe(200);
    await save(id, { discountBp: 1000 });
    const [raised] = await changesOf(id);
    await save(id, period);
    expect(await revert(raised)).toMatchObject({
      status: 409,
      body: { message: 'The earlier discount does not fit the sale period. Change both in the form.' },
    });
  });
});

it('a bulk change of the discount to zero is refused for a product with a period', async () => {
  const discountFrom = new Date(period.discountFrom);
  const id = await shop.addProduct({ title: 'Dip Pen', discountBp: 1500, discountFrom });
  const bulk = async (discountBp: number) =>
    staff.post('/products/bulk', { products: [{ id, version: (await detail(id)).version }], discountBp });
  const refused = [expect.objectContaining({ message: expect.stringContaining('sale period') })];
  expect(await bulk(0)).toMatchObject({ status: 409, body: { refused } });
  expect((await bulk(2000)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ discountBp: 2000, discountFrom: period.discountFrom });
});

describe('a file', () => {
  it('contains the period in Indian time, and a dry run shows old and new values', async () => {
    const id = await shop.addProduct({ title: 'Nib Box', discountBp: 1500 });
    const csv = `slug,discount_from,discount_until\n${id},01-12-2026 10:00,2026-12-25\n`;
    const { changes } = (await importFile(csv, true)).body as { changes?: object[] };
    const fields = [
      { column: 'discount_from', before: '', after: '2026-12-01 10:00' },
      { column: 'discount_until', before: '', after: '2026-12-25 00:00' },
    ];
    expect(changes).toEqual([expect.objectContaining({ slug: id, fields })]);
    expect((await importFile(csv)).body).toMatchObject({ updated: 1 });
    expect(await detail(id)).toMatchObject(period);
    // The exported file does not change the period.
    const exported = String((await staff.get('/products/export?search=Nib%20Box')).body);
    expect(exported).toContain("'2026-12-01 10:00");
    const again = (await importFile(exported, true)).body as { changes?: { fields: { column: string }[] }[] };
    const columns = again.changes?.flatMap((change) => change.fields.map(({ column }) => column)) ?? [];
    expect(columns.filter((column) => column.startsWith('discount'))).toEqual([]);
  });

  it('is refused with the row and column of an invalid period', async () => {
    const [reduced, full] = [await shop.addProduct({ discountBp: 500 }), await shop.addProduct()];
    const csv = `slug,discount_from,discount_until\n${reduced},2026-12-02,2026-12-01\n${full},2026-12-02,\n${reduced}-x,31-11-2026,\n`;
    const { status, body } = await importFile(csv);
    expect([status, body]).toMatchObject([
      400,
      {
        faults: expect.arrayContaining([
          { row: 2, column: 'discount_until', message: 'must be after the start, 2026-12-02 00:00' },
          { row: 3, column: 'discount_from', message: expect.stringContaining('needs a discount') },
          { row: 4, column: 'discount_from', message: expect.stringContaining('not "31-11-2026"') },
        ]),
      },
    ]);
  });
});

describe('a variant', () => {
  /** A product with two variants without stock, the first of which is edited. */
  async function openGroup() {
    const id = await shop.addProduct({ ratePaise: 10_000, stock: 0 });
    const sizes = ['A5', 'A6'];
    await addVariants(
      shop.database,
      id,
      [{ name: 'Size', values: sizes }],
      sizes.map((size) => ({ choice: { Size: size }, stock: 0 })),
    );
    const variant = async () => {
      const found = (await detail(id)).variants?.[0];
      if (!found) throw new Error('The variant is missing');
      return found;
    };
    const edit = async (changes: object) => {
      const {
        id: variantId,
        productCode,
        ratePaise,
        discountBp,
        hsnCode,
        gstBp,
        enabled,
        version,
      } = await variant();
      const form = { productCode, ratePaise, discountBp, hsnCode, gstBp, enabled, version, photos: [] };
      return staff.post(`/products/${id}/variants/${variantId}`, { ...form, ...changes });
    };
    const timed = async () => {
      const row = await shop.database.db
        .selectFrom('product')
        .select('variants_timed')
        .where('public_id', '=', id)
        .executeTakeFirst();
      return row?.variants_timed;
    };
    return { id, variant, edit, timed };
  }

  it('has its own period, which its product follows', async () => {
    const { variant, edit, timed } = await openGroup();
    expect(await edit(period)).toMatchObject({ status: 400, body: { field: 'discount_from' } });
    expect((await edit({ ...period, discountBp: 1000 })).status).toBe(200);
    expect(await variant()).toMatchObject({ ...period, discountBp: 1000 });
    expect((await edit({ enabled: true })).status).toBe(200);
    expect([await variant(), await timed()]).toEqual([expect.objectContaining(period), true]);
    expect((await edit({ discountFrom: null, discountUntil: null })).status).toBe(200);
    expect(await timed()).toBeNull();
  });

  it('leaves its price and period to the product when the options are removed', async () => {
    const { id, edit, timed } = await openGroup();
    expect((await edit({ ...period, discountBp: 1000 })).status).toBe(200);
    const { version } = await detail(id);
    expect((await staff.post(`/products/${id}/options`, { options: [], version })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ discountBp: 1000, ...period });
    expect(await timed()).toBeNull();
    const columns = (await changesOf(id)).flatMap(({ fields }) => fields.map(({ column }) => column));
    expect(columns).not.toContain('variants_timed');
  });
});
