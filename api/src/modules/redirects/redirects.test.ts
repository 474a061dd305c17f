import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { pathKey } from './path-keys';
import type { RedirectList } from './schemas';

type List = Static<typeof RedirectList>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

async function list(response: ReturnType<typeof staff.get>): Promise<List> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: List }).data;
}

const add = (from: string, to: string) => list(staff.post('/redirects', { from, to }));

async function movedTo(path: string): Promise<string | undefined> {
  const query = new URLSearchParams({ path });
  const response = await fetch(`${staffed.shop.origin}/api/v1/redirect?${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { to: string } | null }).data?.to;
}

it.each([
  ['/Collections/brand/Ding%20Ding/', '/collections/brand/ding-ding'],
  ['/collections//brand/ding+ding', '/collections/brand/ding-ding'],
  ['/old_page.html', '/old-page-html'],
  ['/%E0%A4%A1', '/ड'],
  ['/caf%E9', '/cafe9'],
  ['/%00/☺', '/-/-'],
  ['/', '/'],
])('compares %s as %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

describe('redirects', () => {
  beforeEach(() => staffed.shop.database.db.deleteFrom('redirect').execute());

  it('are added, found in any spelling, listed, changed and removed', async () => {
    const added = await add(' /sale.php ', '/collections/brand/Ding Ding/');
    expect(added).toMatchObject({
      items: [
        {
          from: '/sale.php',
          to: '/collections/brand/Ding%20Ding',
          reason: 'added',
          changedBy: staff.name,
        },
      ],
      total: 1,
    });
    expect(await movedTo('/SALE.php/')).toBe('/collections/brand/Ding%20Ding');
    expect(await movedTo('/sale')).toBeUndefined();
    expect((await list(staff.get('/redirects?search=PHP'))).total).toBe(1);
    expect((await list(staff.get('/redirects?search=%25'))).total).toBe(1);
    expect((await list(staff.get('/redirects?search=_x'))).total).toBe(0);

    const place = `/redirects/${added.items[0]?.id}`;
    await list(staff.post(place, { from: '/sale.php', to: '/all-products' }));
    expect(await movedTo('/sale.php')).toBe('/all-products');
    const id = (await list(staff.get('/redirects'))).items[0]?.id;
    await list(staff.post(`/redirects/${id}/remove`));
    expect(await movedTo('/sale.php')).toBeUndefined();
    expect(await staff.post(`/redirects/${id}/remove`)).toMatchObject({ status: 404 });
    expect(await staff.post(`/redirects/${id}`, { from: '/a', to: '/b' })).toMatchObject({ status: 404 });
  });

  it('never form chains or loops', async () => {
    await add('/first', '/second');
    await add('/second', '/third');
    expect(await movedTo('/first')).toBe('/third');
    await add('/zeroth', '/first');
    expect(await movedTo('/zeroth')).toBe('/third');
    const { status, body } = await staff.post('/redirects', { from: '/third', to: '/first' });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        field: 'to',
        message: '/first is redirected to /third, so this would create a loop.',
      }),
    ]);
    const both = await Promise.all([
      staff.post('/redirects', { from: '/north', to: '/south' }),
      staff.post('/redirects', { from: '/south', to: '/north' }),
    ]);
    expect(both.map((response) => response.status).sort()).toEqual([200, 400]);
  });

  it('never start at a page', async () => {
    const id = await staffed.shop.addProduct({ title: 'Brass Seal' });
    const { db } = staffed.shop.database;
    const { slug } = await db
      .selectFrom('product')
      .select('slug')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const from of [`/products/${slug}`, '/all-products', '/cart/'])
      expect(await staff.post('/redirects', { from, to: '/faq' })).toMatchObject({
        status: 409,
        body: { field: 'from', message: expect.stringContaining('A page exists at this URL') },
      });
    await add('/products/nothing', '/faq');
  });

  it.each([
    [
      { from: 'sale', to: '/faq' },
      'from',
      'Enter the path of a page of the shop, such as /collections/stickers/all.',
    ],
    [
      { from: '//evil.example', to: '/faq' },
      'from',
      'Enter the path of a page of the shop, such as /collections/stickers/all.',
    ],
    [
      { from: '/x', to: 'https://evil.example/' },
      'to',
      'Enter the path of a page of the shop, such as /collections/stickers/all.',
    ],
    [
      { from: '/x', to: '/\\evil.example' },
      'to',
      'Enter the path of a page of the shop, such as /collections/stickers/all.',
    ],
    [{ from: '/x?y=1', to: '/faq' }, 'from', 'Enter a path without “?” and “#”.'],
    [{ from: '/x', to: '/api/v1/product' }, 'to', 'The shop’s servers use this path: it is not a page.'],
    [{ from: '/x', to: '/X/' }, 'to', 'The new URL must differ from the old one.'],
  ])('refuse %j with a message for the field', async (request, field, message) => {
    expect(await staff.post('/redirects', request)).toMatchObject({ status: 400, body: { field, message } });
  });

  it('refuse a second redirect from the same address', async () => {
    await add('/second', '/third');
    expect(await staff.post('/redirects', { from: '/Second', to: '/faq' })).toMatchObject({
      status: 409,
      body: { field: 'from', message: 'This URL already redirects to /third.' },
    });
  });
});

describe('a changed address', () => {
  it('of a product redirects the old one, which a new product may take', async () => {
    const id = await staffed.shop.addProduct({ title: 'Lantern' });
    const read = async () => {
      const { body } = await staff.get(`/products/${id}`);
      return (body as { data: { slug: string; version: number } }).data;
    };
    const { slug, version } = await read();
    const move = (body: object) => staff.post(`/products/${id}/address`, body);
    expect(await move({ version, slug: 'Tin Lantern' })).toMatchObject({
      status: 400,
      body: { field: 'slug' },
    });
    expect(await move({ version: 9, slug: 'tin-lantern' })).toMatchObject({ status: 409, body: { version } });
    expect(await move({ version, slug: 'tin-lantern' })).toMatchObject({
      status: 200,
      body: { data: { slug: 'tin-lantern', version: version + 1 } },
    });
    expect((await move({ version, slug: 'tin-lantern' })).status).toBe(200);
    expect(await movedTo(`/products/${slug}`)).toBe('/products/tin-lantern');
    const response = await fetch(`${staffed.shop.origin}/api/v1/product/detail1/tin-lantern`);
    expect(await response.json()).toMatchObject({ data: { _id: id, slugProduct: 'tin-lantern' } });

    const other = await staffed.shop.addProduct({ title: 'Other' });
    const taken = await staff.post(`/products/${other}/address`, { version: 1, slug: 'tin-lantern' });
    expect([taken.status, taken.body]).toEqual([
      409,
      expect.objectContaining({ field: 'slug', message: '“Lantern” already uses this URL.' }),
    ]);
  });

  it('of a post moves its drafts and history, and redirects the old one once published', async () => {
    const fields = {
      title: 'Nibs',
      author: '',
      day: '2026-01-05',
      pictures: ['blog-nibs'],
      text: '<p>x</p>',
      lines: [],
    };
    await staff.post('/content', { slug: 'nibs', fields });
    const move = (from: string, version: number, slug: string) =>
      staff.post(`/content/post/${from}/address`, { version, slug });
    expect(await move('nibs', 1, 'of-nibs')).toMatchObject({
      status: 200,
      body: { data: { slug: 'of-nibs' } },
    });
    expect(await movedTo('/blogs/nibs')).toBeUndefined();
    expect((await staff.get('/content/post/nibs')).status).toBe(404);
    await staff.post('/content/post/of-nibs/publish', { version: 1 });
    expect(await move('of-nibs', 1, 'pens')).toMatchObject({ status: 409 });
    expect(await move('of-nibs', 2, 'pens')).toMatchObject({
      status: 200,
      body: { data: { state: 'published', version: 2, history: [{ version: 2 }, { version: 1 }] } },
    });
    expect(await movedTo('/blogs/of-nibs')).toBe('/blogs/pens');

    await staff.post('/content', { slug: 'of-nibs', fields: { ...fields, title: 'New nibs' } });
    expect(await staff.post('/content/post/of-nibs/publish', { version: 1 })).toMatchObject({ status: 200 });
    expect(await move('pens', 2, 'of-nibs')).toMatchObject({ status: 409, body: { field: 'slug' } });
    const shown = await fetch(`${staffed.shop.origin}/api/v1/blog/pens`);
    expect(await shown.json()).toMatchObject({ data: { blogName: 'Nibs' } });
    expect(await staff.post('/content/faq/faq/address', { version: 0, slug: 'questions' })).toMatchObject({
      status: 409,
    });
  });
});
