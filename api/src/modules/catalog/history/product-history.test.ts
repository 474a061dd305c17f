import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail } from '../staff/schemas';
import { formOf } from '../staff/testing/form-of';
import type { ProductChange, ProductChangeList } from './schemas';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

type Change = Static<typeof ProductChange>;
type Detail = Static<typeof StaffProductDetail>;

const dataOf = <Data>({ body }: { body: unknown }) => (body as { data: Data }).data;
const read = async (id: string) => dataOf<Detail>(await staff.get(`/products/${id}`));
const changesOf = async (id: string) => dataOf<Change[]>(await staff.get(`/products/${id}/changes`));
const edit = async (id: string, changes: object) =>
  staff.post(`/products/${id}`, formOf(await read(id), changes));
const revert = async (id: string, { id: change }: Pick<Change, 'id'>, version?: number) =>
  staff.post(`/products/${id}/changes/${change}/revert`, { version: version ?? (await read(id)).version });
const importFile = (csv: string, dryRun = false) =>
  staff.post('/products/import', { csv, file: 'prices.csv', dryRun });

describe('the history of a product', () => {
  it('lists the changes by forms, bulk changes and imports: who, how, old and new values', async () => {
    const id = await shop.addProduct({ title: 'Khata', ratePaise: 10_000, stock: 10 });
    await edit(id, { title: 'Bahi Khata', ratePaise: 12_050, hsnCode: '4820', active: false });
    await staff.post('/products/bulk', { products: [{ id, version: 2 }], discountBp: 1250 });
    await importFile(`slug,rate,stock\n${id},125,8\n`);
    const changes = await changesOf(id);
    expect(changes.map(({ author, source, version }) => [author, source, version])).toEqual([
      [staff.name, 'import', 4],
      [staff.name, 'bulk', 3],
      [staff.name, 'edit', 2],
    ]);
    expect(changes.map(({ fields }) => fields)).toEqual([
      [
        { column: 'rate', before: '120.50', after: '125.00' },
        { column: 'stock', before: '10', after: '8' },
      ],
      [{ column: 'discount', before: '0', after: '12.5' }],
      [
        { column: 'title', before: 'Khata', after: 'Bahi Khata' },
        { column: 'rate', before: '100.00', after: '120.50' },
        { column: 'hsn', before: '', after: '4820' },
        { column: 'active', before: 'yes', after: 'no' },
      ],
    ]);
    expect(changes[2]).toMatchObject({ product: { id, slug: id, title: 'Bahi Khata' }, mayRevert: true });
  });

  it('lists the creation of a product, but neither its orders nor its stock', async () => {
    const like = await read(await shop.addProduct());
    const { version: _version, ...fields } = formOf(like, { title: 'Nib', photos: ['washi-vermilion'] });
    const made = dataOf<Detail>(
      await staff.post('/products', { ...fields, slug: 'history-nib', stock: 5, theme: null }),
    );
    await shop.newShopper().checkout([{ productId: made.id, quantity: 1 }], 11_200);
    await staff.post(`/products/${made.id}/stock`, { change: 'by', units: 2, reason: 'counted' });
    const [created, ...others] = await changesOf(made.id);
    expect([created?.source, created?.mayRevert, others]).toEqual(['create', false, []]);
    expect(created?.fields).toEqual(
      expect.arrayContaining([
        { column: 'title', before: '', after: 'Nib' },
        { column: 'category', before: '', after: like.category },
        { column: 'photos', before: '', after: 'washi-vermilion' },
      ]),
    );
    expect((await revert(made.id, { id: created?.id ?? 0 })).status).toBe(409);
  });

  it('shows long texts from where they differ', async () => {
    const id = await shop.addProduct();
    const text = (end: string) => `<p>${'washi '.repeat(200)}${end}</p>`;
    await edit(id, { description: text('red') });
    await edit(id, { description: text('blue') });
    const [{ fields }] = (await changesOf(id)) as [Change];
    expect(fields).toEqual([
      {
        column: 'description',
        before: expect.stringMatching(/^….{40}red<\/p>$/),
        after: expect.stringMatching(/^….{40}blue<\/p>$/),
      },
    ]);
  });

  it('is paged by change id', async () => {
    const id = await shop.addProduct();
    for (const title of ['One', 'Two']) await edit(id, { title });
    const [latest] = await changesOf(id);
    const older = await staff.get(`/products/${id}/changes?before=${latest?.id}`);
    expect(dataOf<Change[]>(older).map(({ fields }) => fields[0]?.after)).toEqual(['One']);
    expect((await staff.get('/products/nothing/changes')).status).toBe(404);
  });
});

describe('reverting a change', () => {
  it('restores its old values as a new change, and leaves the other fields and the stock', async () => {
    const id = await shop.addProduct({ title: 'Khata', ratePaise: 10_000, stock: 10 });
    await importFile(`slug,title,rate,stock\n${id},Bahi,120,7\n`);
    await edit(id, { hsnCode: '4820' });
    const [, imported] = await changesOf(id);
    const reverted = await revert(id, { id: imported?.id ?? 0 });
    expect([reverted.status, reverted.body]).toEqual([
      200,
      {
        data: expect.objectContaining({
          title: 'Khata',
          ratePaise: 10_000,
          hsnCode: '4820',
          stock: 7,
          version: 4,
          changedBy: staff.name,
        }),
      },
    ]);
    const [latest] = await changesOf(id);
    expect(latest).toMatchObject({
      source: 'revert',
      fields: [
        { column: 'title', before: 'Bahi', after: 'Khata' },
        { column: 'rate', before: '120.00', after: '100.00' },
      ],
    });
    const again = await revert(id, { id: imported?.id ?? 0 });
    expect([again.status, again.body]).toMatchObject([
      409,
      { message: 'The product already has these values.' },
    ]);
    // A revert can be reverted like any change.
    expect((await revert(id, { id: latest?.id ?? 0 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Bahi', ratePaise: 12_000 });
  });

  it('refuses an outdated version, unknown changes and photos that were deleted', async () => {
    const id = await shop.addProduct();
    const other = await shop.addProduct();
    const { db } = shop.database;
    const photos = JSON.stringify([
      { url: '/media/photos/tape-0123456789abcdef-480.webp', width: 480, height: 480 },
    ]);
    await db.updateTable('product').set({ photos }).where('public_id', '=', id).execute();
    await edit(id, { photos: ['washi-vermilion'] });
    const [change] = (await changesOf(id)) as [Change];
    expect(await revert(id, change, 1)).toMatchObject({
      status: 409,
      body: { message: `${staff.name} changed this product after you opened it. Nothing was reverted.` },
    });
    expect(await revert(id, change)).toMatchObject({
      status: 409,
      body: {
        message: 'These photos were deleted: tape-0123456789abcdef. Upload them again.',
      },
    });
    expect((await revert(other, change)).status).toBe(404);
    const viewer = await staffed.office.newStaff('packer');
    expect((await viewer.post(`/products/${id}/changes/${change.id}/revert`, { version: 2 })).status).toBe(
      403,
    );
  });

  it('clears a subcategory that is not in the earlier category', async () => {
    const id = await shop.addProduct();
    const { db } = shop.database;
    const categories = await db
      .insertInto('category')
      .values([
        { public_id: 'history-a', name: 'A', slug: 'history-a' },
        { public_id: 'history-b', name: 'B', slug: 'history-b' },
      ])
      .returning(['id', 'slug'])
      .execute();
    await db
      .insertInto('subcategory')
      .values({ category_id: categories[1]?.id ?? 0, name: 'Inside', slug: 'inside' })
      .execute();
    await edit(id, { category: 'history-a', subcategory: null });
    await edit(id, { category: 'history-b', subcategory: null });
    const [moved] = (await changesOf(id)) as [Change];
    await edit(id, { category: 'history-b', subcategory: 'inside' });
    expect((await revert(id, moved)).status).toBe(200);
    expect(await read(id)).toMatchObject({ category: 'history-a', subcategory: null });
  });
});

describe('an import', () => {
  it('lists old and new values per row and column in its dry run, and in its batch afterwards', async () => {
    const id = await shop.addProduct({ title: 'Folio', ratePaise: 10_000, stock: 3 });
    const same = await shop.addProduct({ title: 'Same', ratePaise: 5_000, stock: 1 });
    const csv =
      `slug,title,rate,stock,category,photos\n${same},Same,50,1,stationery,\n${id},Folio,110,4,stationery,\nnew-folio,New Folio,20,1,stationery,washi-vermilion\n`.replaceAll(
        'stationery,\n',
        'stationery,washi-vermilion\n',
      );
    const { db } = shop.database;
    const photos = JSON.stringify([{ url: '/media/washi-vermilion', width: 1200, height: 1200 }]);
    await db.updateTable('product').set({ photos }).execute();
    const tried = await importFile(csv, true);
    expect(tried.body).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    const { changes = [], ...trial } = tried.body as { changes?: object[] };
    expect(trial).not.toHaveProperty('batch');
    expect(changes).toEqual([
      {
        row: 3,
        slug: id,
        title: 'Folio',
        isNew: false,
        fields: [
          { column: 'rate', before: '100.00', after: '110.00' },
          { column: 'stock', before: '3', after: '4' },
        ],
      },
      {
        row: 4,
        slug: 'new-folio',
        title: 'New Folio',
        isNew: true,
        fields: expect.arrayContaining([{ column: 'rate', before: '', after: '20.00' }]),
      },
    ]);
    expect(await changesOf(id)).toEqual([]);
    const { batch } = (await importFile(csv)).body as { batch: string };
    const listed = dataOf<Static<typeof ProductChangeList>>(
      await staff.get(`/products/changes?batch=${batch}&pageSize=1&page=1`),
    );
    expect([listed.total, listed.items.length]).toEqual([2, 1]);
    const all = dataOf<Static<typeof ProductChangeList>>(await staff.get(`/products/changes?batch=${batch}`));
    expect(all.items.map(({ product, fields }) => [product.slug, fields.length > 0]).sort()).toEqual(
      [
        [id, true],
        ['new-folio', true],
      ].sort(),
    );
    const entry = await db
      .selectFrom('staff_log')
      .select('detail')
      .where('action', '=', 'products-imported')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry?.detail).toEqual({ file: 'prices.csv', created: 1, updated: 1, unchanged: 1, batch });
  });
});
