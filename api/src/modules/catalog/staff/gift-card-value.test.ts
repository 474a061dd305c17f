import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { START_MS } from '../../../testing/test-database';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { offerGiftCards } from '../../gift-cards/testing/offer-gift-cards';
import type { StaffProductDetail } from './schemas';
import { formOf } from './testing/form-of';

type Detail = Static<typeof StaffProductDetail>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
}, START_MS);
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

async function detail(id: string): Promise<Detail> {
  const { body } = await staff.get(`/products/${id}`);
  return (body as { data: Detail }).data;
}

const save = async (id: string, changes: object) =>
  staff.post(`/products/${id}`, formOf(await detail(id), changes));

const importFile = (csv: string) =>
  staff.post('/products/import', { csv, file: 'gift-cards.csv', dryRun: false });

it('saves the value of a gift card, and keeps it when a form does not have the field', async () => {
  const id = await shop.addProduct({ title: 'Letterpress Card', ratePaise: 50_000 });
  expect(await detail(id)).toMatchObject({ giftCardPaise: null });
  expect((await save(id, { giftCardPaise: 50_000 })).status).toBe(200);
  const { giftCardPaise: _value, ...former } = formOf(await detail(id), { title: 'Gold Card' });
  expect((await staff.post(`/products/${id}`, former)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ title: 'Gold Card', giftCardPaise: 50_000 });
  expect((await save(id, { giftCardPaise: 50 })).status).toBe(400);
  expect((await save(id, { giftCardPaise: null })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ giftCardPaise: null });
});

it('imports and exports values', async () => {
  const id = await shop.addProduct({ title: 'Wax Card', ratePaise: 250_000 });
  expect((await importFile(`slug,gift_card\n${id},"2,500"`)).body).toMatchObject({ updated: 1, faults: [] });
  const { body: csv } = await staff.get('/products/export?search=wax');
  expect(String(csv)).toContain(',2500.00,10,');
  expect((await importFile(String(csv))).body).toMatchObject({ created: 0, faults: [] });
  expect(await detail(id)).toMatchObject({ giftCardPaise: 250_000 });
  for (const [cell, message] of [
    ['0', /^must be from 1 to 100000 rupees/],
    ['100000.01', /^must be from 1 to 100000 rupees/],
    ['five', /^must be rupees/],
  ] as const) {
    expect((await importFile(`slug,gift_card\n${id},${cell}`)).body).toMatchObject({
      faults: [{ row: 2, column: 'gift_card', message: expect.stringMatching(message) }],
    });
  }
});

it('is that of its product for a variant, and without GST once the shop sells gift cards', async () => {
  const id = await shop.addProduct({ title: 'Festival Card', ratePaise: 50_000 });
  await save(id, { giftCardPaise: 50_000 });
  const { version } = await detail(id);
  const options = [{ name: 'Motif', values: ['Lotus', 'Lamp'] }];
  expect((await staff.post(`/products/${id}/options`, { version, options })).status).toBe(200);
  const { db } = shop.database;
  const variants = await db
    .selectFrom('product')
    .select('gift_card_paise')
    .where('choice', 'is not', null)
    .execute();
  expect(variants.map(({ gift_card_paise: paise }) => paise)).toEqual([50_000, 50_000]);
  const shopper = shop.newShopper();
  const rate = async () => (await shopper.get(`/product/detail1/${id}`)).body;
  expect(await rate()).toMatchObject({ data: { gstRate: 12, variants: [{ gstRate: 12 }, { gstRate: 12 }] } });
  await offerGiftCards(shop.database);
  await shop.feed.caughtUp();
  expect(await rate()).toMatchObject({ data: { gstRate: 0, variants: [{ gstRate: 0 }, { gstRate: 0 }] } });
});
