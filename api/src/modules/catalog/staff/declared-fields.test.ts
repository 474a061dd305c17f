import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail, StaffProductList } from './schemas';
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

const declared = {
  countryOfOrigin: 'JP',
  importer: 'Dak Imports, 4 Pier Road, Mumbai 400001',
  mrpPaise: 14_900,
  netQuantity: '80 sheets',
};

it('saves a product’s declarations, and keeps them when a form omits the fields', async () => {
  const id = await shop.addProduct({ title: 'Pen', ratePaise: 10_000 });
  expect(await save(id, { ...declared, countryOfOrigin: 'jp', netQuantity: ' 80Sheets' })).toMatchObject({
    status: 200,
  });
  expect(await detail(id)).toMatchObject(declared);
  const { countryOfOrigin, importer, mrpPaise, netQuantity, ...former } = formOf(await detail(id), {
    title: 'Fountain Pen',
  }) as ReturnType<typeof formOf> & typeof declared;
  expect([countryOfOrigin, importer, mrpPaise, netQuantity]).toEqual(Object.values(declared));
  expect((await staff.post(`/products/${id}`, former)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ title: 'Fountain Pen', ...declared });
  const emptied = { countryOfOrigin: null, importer: null, mrpPaise: null, netQuantity: null };
  expect((await save(id, emptied)).status).toBe(200);
  expect(await detail(id)).toMatchObject(emptied);
});

it.each([
  [{ countryOfOrigin: 'UK' }, 'origin: must be a country code such as IN or JP, not "UK"'],
  [{ netQuantity: 'some' }, /^net_quantity: must be a number with one of the units N, sheets/],
  [{ netQuantity: '0 g' }, /^net_quantity: must be a number/],
  // ₹100 with 12% GST is ₹112.
  [{ mrpPaise: 11_199 }, 'mrp: must be at least ₹112.00, the price without a discount and with GST'],
])('rejects %j with a message for the field', async (changes, message) => {
  const id = await shop.addProduct({ title: 'Pen', ratePaise: 10_000 });
  const { status, body } = await save(id, changes);
  expect([status, (body as { message: string }).message]).toEqual([400, expect.stringMatching(message)]);
});

it('does not raise a price above the MRP, through the form, a bulk change or a file', async () => {
  const id = await shop.addProduct({ title: 'Capped', ratePaise: 10_000 });
  await save(id, { mrpPaise: 11_200 });
  const before = await detail(id);
  expect((await save(id, { ratePaise: 10_001 })).body).toMatchObject({ field: 'mrp' });
  const { slug, version } = before;
  const bulk = (amount: number) =>
    staff.post('/products/bulk', { products: [{ id, version }], price: { change: 'to', amount } });
  expect(await bulk(10_100)).toMatchObject({
    status: 409,
    body: { refused: [{ message: expect.stringContaining('MRP must be at least ₹114.00') }] },
  });
  const imported = (csv: string) => staff.post('/products/import', { csv, file: 'a.csv', dryRun: true });
  const fault = { row: 2, column: 'mrp', message: expect.stringContaining('must be at least ₹114.00') };
  expect((await imported(`slug,rate\n${slug},101`)).body).toMatchObject({ faults: [fault] });
  expect((await imported(`slug,rate,mrp\n${slug},101,113.99`)).body).toMatchObject({ faults: [fault] });
  expect((await imported(`slug,rate,mrp\n${slug},101,114`)).body).toMatchObject({ faults: [], updated: 1 });
  expect(await detail(id)).toMatchObject({ ratePaise: 10_000, mrpPaise: 11_200 });
  expect((await bulk(9_000)).status).toBe(200);
});

it('lists products whose origin or importer is missing', async () => {
  const add = async (title: string, changes: object) =>
    save(await shop.addProduct({ title, ratePaise: 10_000 }), changes);
  await add('Missing 1', {});
  await add('Missing 2', { countryOfOrigin: 'JP' });
  await add('Missing 3', declared);
  await add('Missing 4', { countryOfOrigin: 'IN' });
  const { body } = await staff.get('/products?origin=missing&search=missing&sort=title');
  const { items, total } = (body as { data: Static<typeof StaffProductList> }).data;
  expect(items.map(({ title, countryOfOrigin }) => [title, countryOfOrigin])).toEqual([
    ['Missing 1', null],
    ['Missing 2', 'JP'],
  ]);
  expect(total).toBe(2);
});

it('exports a product’s declarations, and keeps them in an import', async () => {
  const id = await shop.addProduct({ title: 'Exported Declared', ratePaise: 10_000 });
  await save(id, declared);
  const { body: csv } = await staff.get('/products/export?search=exported');
  expect(String(csv).split('\r\n')[1]).toContain(
    ',JP,"Dak Imports, 4 Pier Road, Mumbai 400001",149.00,80 sheets,',
  );
  const { body } = await staff.post('/products/import', { csv, file: 'a.csv', dryRun: false });
  expect(body).toMatchObject({ created: 0, faults: [] });
  expect(await detail(id)).toMatchObject(declared);
});
