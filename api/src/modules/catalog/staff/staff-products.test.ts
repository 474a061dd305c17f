import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail, StaffProductList } from './schemas';
import { formOf } from './testing/form-of';

type List = Static<typeof StaffProductList>;
type Detail = Static<typeof StaffProductDetail>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let office: StaffedShop['office'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, office, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

async function list(query: Readonly<Record<string, string>> = {}, by = staff): Promise<List> {
  const { status, body } = await by.get(`/products?${new URLSearchParams(query)}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: List }).data;
}

async function read(id: string): Promise<Detail> {
  const { status, body } = await staff.get(`/products/${id}`);
  expect(status).toBe(200);
  return (body as { data: Detail }).data;
}

const titles = async (query: Readonly<Record<string, string>>, by = staff) =>
  (await list(query, by)).items.map(({ title }) => title);

/** A product as the shop shows it now. */
async function shown(id: string) {
  const response = await fetch(`${shop.origin}/api/v1/product/detail1/${id}`);
  const { data } = (await response.json()) as { data?: { rate: number; discount: number; stock: number } };
  return data && { rate: data.rate, discount: data.discount, stock: data.stock };
}

async function logOf(action: string) {
  const entries = await shop.database.db
    .selectFrom('staff_log')
    .select(['actor', 'detail'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();
  return entries[0];
}

/** Orders units without paying, so that they are held. */
async function hold(productId: string, quantity: number): Promise<void> {
  const { status } = await shop.newShopper().checkout([{ productId, quantity }], 11_200 * quantity);
  expect(status).toBe(200);
}

describe('the list', () => {
  /** A shop without other products. */
  let small: StaffedShop;
  let out: string;
  beforeAll(async () => {
    small = await openStaffedShop();
    await small.shop.addProduct({ title: 'Barsaat Washi 100% cotton', ratePaise: 15_000, stock: 40 });
    await small.shop.addProduct({ title: 'Brass Seal', ratePaise: 49_950, stock: 4 });
    out = await small.shop.addProduct({ title: 'Cotton Lace', ratePaise: 9_900, stock: 0 });
  });
  afterAll(() => small.close());

  const listed = (query: Readonly<Record<string, string>>) => titles(query, small.staff);

  it('searches, filters, sorts and pages', async () => {
    expect(await listed({ search: 'cotton' })).toEqual(['Cotton Lace', 'Barsaat Washi 100% cotton']);
    expect(await listed({ search: 'ASHI 100%' })).toEqual(['Barsaat Washi 100% cotton']);
    expect(await listed({ search: 'washi lace' })).toEqual([]);
    expect(await listed({ search: out })).toEqual(['Cotton Lace']);
    expect(await listed({ search: "'; drop table product; --" })).toEqual([]);
    expect(await listed({ stock: 'low' })).toEqual(['Brass Seal']);
    expect(await listed({ stock: 'out' })).toEqual(['Cotton Lace']);
    expect(await listed({ stock: 'short', sort: 'stock-up' })).toEqual(['Cotton Lace', 'Brass Seal']);
    expect(await listed({ sort: 'price-down' })).toEqual([
      'Brass Seal',
      'Barsaat Washi 100% cotton',
      'Cotton Lace',
    ]);
    expect(await listed({ category: 'stationery', active: 'yes', stock: 'in', sort: 'title' })).toEqual([
      'Barsaat Washi 100% cotton',
      'Brass Seal',
    ]);
    expect((await listed({ sort: 'title-down' }))[0]).toBe('Cotton Lace');
    expect(await listed({ sort: 'changed-up' })).toEqual((await listed({ sort: 'changed' })).reverse());
    expect(await listed({ category: 'nothing' })).toEqual([]);
    const second = await list({ sort: 'title', page: '2', pageSize: '2' }, small.staff);
    expect([second.total, second.items.map(({ title }) => title)]).toEqual([3, ['Cotton Lace']]);
  });

  it.each(['sort=best', 'stock=some', 'active=maybe', 'page=0', 'pageSize=1000'])(
    'refuses %s with a 400',
    async (query) => {
      expect((await staff.get(`/products?${query}`)).status).toBe(400);
    },
  );
});

describe('a product', () => {
  it('is created, visible in the shop immediately, and logged', async () => {
    const like = await read(await shop.addProduct());
    const { version: _version, ...fields } = formOf(like, {
      title: '  Lotus Seal ',
      ratePaise: 49_950,
      discountBp: 1250,
      hsnCode: '960810',
      gstBp: 1800,
      colors: ['Gold', 'Red'],
      photos: ['washi-vermilion', 'https://cdn.example/a.jpg 1200x900'],
      description: '<p>Brass<script>steal()</script></p>',
    });
    const { status, body } = await staff.post('/products', { ...fields, slug: 'lotus-seal', stock: 7 });
    expect(status).toBe(200);
    const { data } = body as { data: Detail };
    expect(data).toMatchObject({
      title: 'Lotus Seal',
      unitPaise: 43_706,
      stock: 7,
      hsnCode: '960810',
      gstBp: 1800,
      colors: ['Gold', 'Red'],
      description: '<p>Brass</p>',
      changedBy: staff.name,
      version: 1,
    });
    expect(data.photos.map(({ name }) => name)).toEqual([
      'washi-vermilion',
      'https://cdn.example/a.jpg 1200x900',
    ]);
    expect(await shown('lotus-seal')).toEqual({ rate: 499.5, discount: 12.5, stock: 7 });
    expect(await logOf('product-created')).toEqual({
      actor: staff.name,
      detail: { product: data.id, slug: 'lotus-seal', title: 'Lotus Seal' },
    });
    const again = await staff.post('/products', { ...fields, slug: 'lotus-seal', stock: 7 });
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ field: 'slug' })]);
  });

  it('is changed by the first of two staff members, and the second gets a conflict', async () => {
    const id = await shop.addProduct({ title: 'Khata', ratePaise: 10_000 });
    const opened = await read(id);
    expect(await shown(id)).toMatchObject({ rate: 100 });
    const first = await staff.post(`/products/${id}`, formOf(opened, { ratePaise: 12_000 }));
    expect(first.body).toMatchObject({
      data: { ratePaise: 12_000, version: opened.version + 1, changedBy: staff.name },
    });
    expect(await shown(id)).toMatchObject({ rate: 120 });
    expect(await logOf('product-changed')).toMatchObject({
      actor: staff.name,
      detail: { product: id, changes: { rate_paise: [10_000, 12_000] } },
    });
    const other = await office.newStaff('shopkeeper');
    const second = await other.post(`/products/${id}`, formOf(opened, { title: 'Bahi' }));
    expect([second.status, second.body]).toEqual([
      409,
      {
        status: 409,
        message: `${staff.name} changed this product after you opened it. Nothing was saved.`,
        version: opened.version + 1,
      },
    ]);
    expect(await read(id)).toMatchObject({ title: 'Khata', ratePaise: 12_000 });
    // Saving the same form again succeeds.
    expect((await staff.post(`/products/${id}`, formOf(opened, { ratePaise: 12_000 }))).status).toBe(200);
  });

  it("that is withdrawn is only in the staff's list", async () => {
    const id = await shop.addProduct({ title: 'Withdrawn Nib' });
    await staff.post(`/products/${id}`, formOf(await read(id), { active: false }));
    expect(await shown(id)).toBeUndefined();
    expect(await titles({ active: 'no' })).toEqual(['Withdrawn Nib']);
  });

  it.each([
    [{ hsnCode: '482' }, 'hsn: must be an HSN code of 4, 6 or 8 digits, not "482"'],
    [{ category: 'nowhere' }, 'category: there is no "nowhere" in the shop'],
    [{ photos: ['nothing-like-it'] }, /^photos: must be images of the shop by ID/],
    [{ colors: ['Red', ' Red'] }, 'colors: must not name a colour twice'],
    [{ gstBp: 1700 }, /^gst: must be a GST rate in percent: 0, .*, not "17"$/],
    [{ title: ' ' }, /title/i],
    [{ discountBp: 10_001 }, 'Discount bp must be at most 10000'],
  ])('refuses %j with the reason', async (changes, message) => {
    const opened = await read(await shop.addProduct());
    const { status, body } = await staff.post(`/products/${opened.id}`, formOf(opened, changes));
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});

describe('the stock of a product', () => {
  it('is changed by and to a number of units, with a reason in the ledger', async () => {
    const id = await shop.addProduct({ stock: 10 });
    const before = await shown(id);
    await staff.post(`/products/${id}/stock`, { change: 'by', units: 5, reason: ' from the printer ' });
    expect([before?.stock, (await shown(id))?.stock]).toEqual([10, 15]);
    const counted = await staff.post(`/products/${id}/stock`, {
      change: 'to',
      units: 12,
      reason: 'counted',
    });
    const { data } = counted.body as { data: Detail };
    expect(data).toMatchObject({ stock: 12, version: 1 });
    expect(data.stockChanges.map(({ kind, stock, author, reason }) => [kind, stock, author, reason])).toEqual(
      [
        ['adjust', -3, staff.name, 'counted'],
        ['adjust', 5, staff.name, 'from the printer'],
        ['seed', 10, null, null],
      ],
    );
    expect(await logOf('product-stock')).toMatchObject({
      actor: staff.name,
      detail: { product: id, by: -3, stock: 12, reason: 'counted' },
    });
  });

  it('never falls below the units that open orders hold, and requires a reason', async () => {
    const id = await shop.addProduct({ stock: 10 });
    await hold(id, 4);
    const change = (units: number, reason = 'broken') =>
      staff.post(`/products/${id}/stock`, { change: 'by', units, reason });
    const refused = await change(-7);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message: '3 units would be left, and open orders hold 4.' }),
    ]);
    expect((await change(-6)).status).toBe(200);
    expect((await change(1, ' ')).status).toBe(400);
    expect((await read(id)).stock).toBe(4);
  });
});

describe('many products at once', () => {
  const those = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await read(id)).version })));

  it('change prices, discounts and stock in one transaction', async () => {
    const one = await shop.addProduct({ ratePaise: 9_950, stock: 2 });
    const two = await shop.addProduct({ ratePaise: 20_000, stock: 3 });
    const { body } = await staff.post('/products/bulk', {
      products: await those(one, two),
      price: { change: 'percent', amount: 750 },
      discountBp: 500,
      stock: { change: 'by', units: 10, reason: 'delivery of June' },
    });
    expect(body).toEqual({ changed: 2 });
    expect(await shown(one)).toEqual({ rate: 107, discount: 5, stock: 12 });
    expect(await shown(two)).toEqual({ rate: 215, discount: 5, stock: 13 });
    expect(await logOf('products-changed')).toEqual({
      actor: staff.name,
      detail: {
        reason: 'delivery of June',
        batch: expect.any(String),
        products: [
          { slug: one, rate_paise: [9_950, 10_700], discount_bp: [0, 500], stock: [2, 12] },
          { slug: two, rate_paise: [20_000, 21_500], discount_bp: [0, 500], stock: [3, 13] },
        ],
      },
    });
  });

  it('change all or none, and each one that cannot be changed is reported', async () => {
    const [fine, held, changed] = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct()];
    const products = [...(await those(fine, held, changed)), { id: 'nothing', version: 1 }];
    await hold(held, 2);
    await staff.post(`/products/${changed}`, formOf(await read(changed), { title: 'Other' }));
    const stock = { change: 'to', units: 1, reason: 'counted' };
    const { status, body } = await staff.post('/products/bulk', { products, stock });
    expect([status, body]).toEqual([
      409,
      {
        status: 409,
        message: expect.stringMatching(
          /^3 of 4 products cannot be changed, so nothing was changed\. nothing: Product not found\. .*Other: /,
        ),
        refused: [
          { id: 'nothing', title: 'nothing', message: 'Product not found.' },
          {
            id: held,
            title: expect.any(String),
            message: '1 units would be left, and open orders hold 2.',
          },
          { id: changed, title: 'Other', message: `${staff.name} changed it after you opened the list.` },
        ],
      },
    ]);
    expect((await read(fine)).stock).toBe(10);
    expect((await staff.post('/products/bulk', { products: products.slice(0, 1) })).status).toBe(400);
  });
});
