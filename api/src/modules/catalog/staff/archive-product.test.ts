import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { placeOrder } from '../../orders/testing/place-order';
import type { StaffProductDetail, StaffProductList } from './schemas';
import { formOf } from './testing/form-of';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

type Detail = Static<typeof StaffProductDetail>;
const read = async (id: string) => ((await staff.get(`/products/${id}`)).body as { data: Detail }).data;
const listed = async (query: string) =>
  ((await staff.get(`/products?${query}`)).body as { data: Static<typeof StaffProductList> }).data.items.map(
    ({ id }) => id,
  );
const inShop = async (id: string) => (await shop.newShopper().get(`/product/detail1/${id}`)).status;
const set = async (step: 'archive' | 'restore', id: string, version?: number) =>
  staff.post(`/products/${id}/${step}`, { version: version ?? (await read(id)).version });

describe('an archived product', () => {
  it('is neither in the shop nor in the list, stays in orders, and can be restored', async () => {
    const { productId: id, publicId: order } = await placeOrder(shop, { units: 2 });
    expect(await inShop(id)).toBe(200);
    expect((await set('archive', id)).body).toMatchObject({
      data: { active: false, archivedAt: expect.any(String), version: 2, changedBy: staff.name },
    });
    expect(await inShop(id)).toBe(404);
    expect(await listed(`search=${id}`)).toEqual([]);
    expect(await listed(`search=${id}&active=no`)).toEqual([]);
    expect(await listed(`search=${id}&active=archived`)).toEqual([id]);
    expect(String((await staff.get(`/products/export?search=${id}`)).body)).not.toContain(id);
    expect((await staff.get(`/orders/${order}`)).body).toMatchObject({ data: { lines: [{ quantity: 2 }] } });
    // Repeating it changes nothing.
    expect((await set('archive', id, 1)).body).toMatchObject({ data: { version: 2 } });
    expect((await set('restore', id)).body).toMatchObject({ data: { active: false, archivedAt: null } });
    expect([await listed(`search=${id}`), await inShop(id)]).toEqual([[id], 404]);
    await staff.post(`/products/${id}`, formOf(await read(id), { active: true }));
    expect(await inShop(id)).toBe(200);
    const actions = await shop.database.db
      .selectFrom('staff_log')
      .select(['action', 'detail'])
      .where('action', 'in', ['product-archived', 'product-restored'])
      .orderBy('id')
      .execute();
    const own = actions.filter(({ detail }) => detail.product === id);
    expect(own.map(({ action }) => action)).toEqual(['product-archived', 'product-restored']);
  });

  it('cannot be put on sale by a form, a file or a revert', async () => {
    const id = await shop.addProduct();
    await staff.post(`/products/${id}`, formOf(await read(id), { active: false }));
    await set('archive', id);
    const archived = await read(id);
    const saved = await staff.post(`/products/${id}`, formOf(archived, { active: true }));
    expect([saved.status, saved.body]).toEqual([
      400,
      expect.objectContaining({ field: 'active', message: expect.stringContaining('Restore it first') }),
    ]);
    const csv = `slug,active\n${archived.slug},yes\n`;
    expect((await staff.post('/products/import', { csv, file: 'a.csv', dryRun: true })).body).toMatchObject({
      faults: [{ row: 2, column: 'active', message: 'the product is archived; restore it first' }],
    });
    const { body } = await staff.get(`/products/${id}/changes`);
    const { data: changes } = body as { data: { id: number; source: string; mayRevert: boolean }[] };
    expect(changes.map(({ source, mayRevert }) => [source, mayRevert])).toEqual([
      ['archive', false],
      ['edit', true],
    ]);
    const reverted = await staff.post(`/products/${id}/changes/${changes[1]?.id}/revert`, {
      version: archived.version,
    });
    expect([reverted.status, reverted.body]).toMatchObject([
      409,
      { message: 'The product is archived. Restore it first.' },
    ]);
  });

  it('is not archived with an outdated version, without permission, or under an unknown id', async () => {
    const id = await shop.addProduct();
    expect((await set('archive', id, 7)).status).toBe(409);
    const packer = await staffed.office.newStaff('packer');
    expect((await packer.post(`/products/${id}/archive`, { version: 1 })).status).toBe(403);
    expect((await staff.post('/products/nothing/archive', { version: 1 })).status).toBe(404);
  });
});

describe('the alternative text of a photo', () => {
  const shownAlts = async (id: string) => {
    const { body } = await shop.newShopper().get(`/product/detail1/${id}`);
    type Alt = { alt?: string };
    const { data } = body as { data: { mainPhoto: Alt; photos: Alt[] } };
    return [data.mainPhoto, ...data.photos].map(({ alt }) => alt);
  };

  it('is shown by the shop, and kept by forms and files without it', async () => {
    const id = await shop.addProduct();
    const photos = ['washi-vermilion', 'washi-marigold'];
    const photoAlts = { 'washi-marigold': '  beside a ruler ' };
    await staff.post(`/products/${id}`, formOf(await read(id), { photos, photoAlts }));
    expect(await shownAlts(id)).toEqual([undefined, 'beside a ruler']);
    await staff.post(`/products/${id}`, formOf(await read(id), { photos: [...photos].reverse() }));
    expect(await shownAlts(id)).toEqual(['beside a ruler', undefined]);
    const csv = `slug,photos\n${(await read(id)).slug},washi-vermilion | washi-marigold\n`;
    await staff.post('/products/import', { csv, file: 'a.csv', dryRun: false });
    expect(await shownAlts(id)).toEqual([undefined, 'beside a ruler']);
    const again = await staff.post('/products/import', { csv, file: 'a.csv', dryRun: true });
    expect(again.body).toMatchObject({ unchanged: 1 });
    const { body } = await staff.get(`/products/${id}/changes`);
    expect((body as { data: object[] }).data.at(-1)).toMatchObject({
      fields: [{ column: 'photos', after: 'washi-vermilion | washi-marigold (beside a ruler)' }],
    });
    await staff.post(`/products/${id}`, formOf(await read(id), { photoAlts: { 'washi-marigold': '' } }));
    expect(await shownAlts(id)).toEqual([undefined, undefined]);
  });

  it('can be removed from a picture that has its own', async () => {
    const id = await shop.addProduct();
    const photos = ['letterbox-red-sticker-sheet-2'];
    await staff.post(`/products/${id}`, formOf(await read(id), { photos }));
    const [own] = await shownAlts(id);
    expect(own).toEqual(expect.any(String));
    const { version } = await read(id);
    await staff.post(`/products/${id}`, formOf(await read(id), { photoAlts: { [photos[0] ?? '']: own } }));
    expect((await read(id)).version).toBe(version);
    await staff.post(`/products/${id}`, formOf(await read(id), { photoAlts: { [photos[0] ?? '']: '' } }));
    expect(await shownAlts(id)).toEqual([undefined]);
  });
});
