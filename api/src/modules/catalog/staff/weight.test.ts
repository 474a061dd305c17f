import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
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

async function detail(id: string): Promise<Detail> {
  const { body } = await staff.get(`/products/${id}`);
  return (body as { data: Detail }).data;
}

const save = async (id: string, changes: object) =>
  staff.post(`/products/${id}`, formOf(await detail(id), changes));

const importFile = (csv: string) =>
  staff.post('/products/import', { csv, file: 'weights.csv', dryRun: false });

it('saves the weight of a product, and keeps it when a form omits the field', async () => {
  const id = await shop.addProduct({ title: 'Ledger', ratePaise: 10_000 });
  expect(await detail(id)).toMatchObject({ weightGrams: null });
  expect((await save(id, { weightGrams: 320 })).status).toBe(200);
  const { weightGrams: _weight, ...former } = formOf(await detail(id), { title: 'Large Ledger' });
  expect((await staff.post(`/products/${id}`, former)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ title: 'Large Ledger', weightGrams: 320 });
  expect((await save(id, { weightGrams: 0 })).status).toBe(400);
  expect((await save(id, { weightGrams: null })).status).toBe(200);
  const { body } = await staff.get(`/products/${id}/changes`);
  const { data } = body as { data: { fields: unknown[] }[] };
  expect(data.map(({ fields }) => fields)).toEqual([
    [{ column: 'weight_grams', before: '320', after: '' }],
    [{ column: 'title', before: 'Ledger', after: 'Large Ledger' }],
    [{ column: 'weight_grams', before: '', after: '320' }],
  ]);
});

it('imports and exports weights', async () => {
  const id = await shop.addProduct({ title: 'Weighed Ink', ratePaise: 10_000 });
  expect((await importFile(`slug,weight_grams\n${id},85`)).body).toMatchObject({ updated: 1, faults: [] });
  const { body: csv } = await staff.get('/products/export?search=weighed');
  expect((await importFile(String(csv))).body).toMatchObject({ created: 0, faults: [] });
  expect(await detail(id)).toMatchObject({ weightGrams: 85 });
  for (const [cell, message] of [
    ['0', /^must be more than 0/],
    ['1.5', /^must be a whole number of grams, at most 100000, not "1.5"/],
    ['100001', /^must be a whole number of grams/],
  ] as const) {
    expect((await importFile(`slug,weight_grams\n${id},${cell}`)).body).toMatchObject({
      faults: [{ row: 2, column: 'weight_grams', message: expect.stringMatching(message) }],
    });
  }
});

it('saves the weight of a variant, which is empty at first', async () => {
  const id = await shop.addProduct({ title: 'Weighed Diary', ratePaise: 10_000 });
  await save(id, { weightGrams: 200 });
  const options = [{ name: 'Size', values: ['A5', 'A6'] }];
  const { version } = await detail(id);
  expect((await staff.post(`/products/${id}/options`, { options, version })).status).toBe(200);
  const { variants: [large] = [] } = await detail(id);
  if (!large) throw new Error('no variant');
  expect(large).toMatchObject({ text: 'A5', weightGrams: null });
  const { productCode, ratePaise, discountBp, hsnCode, gstBp, enabled } = large;
  const form = {
    ...{ productCode, ratePaise, discountBp, hsnCode, gstBp, enabled },
    ...{ photos: [], version: large.version },
  };
  const path = `/products/${id}/variants/${large.id}`;
  expect((await staff.post(path, { ...form, weightGrams: 260 })).status).toBe(200);
  // A page of the previous version does not send the field.
  expect((await staff.post(path, { ...form, version: large.version + 1 })).status).toBe(200);
  expect(await detail(id)).toMatchObject({
    weightGrams: 200,
    variants: [{ weightGrams: 260 }, { weightGrams: null }],
  });
});
