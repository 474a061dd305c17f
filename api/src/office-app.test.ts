import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCatalogueFeed } from './modules/catalog/catalogue-changes';
import { openOrderShop, type OrderShop } from './modules/orders/testing/order-shop';
import { openTestOffice, type TestOffice } from './testing/test-office';

const feed = createCatalogueFeed();
let isCaughtUp = false;
let shop: OrderShop;
let office: TestOffice;

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice({ ...shop, feed });
  feed.connect({
    isLive: () => true,
    async caughtUp() {
      await new Promise(setImmediate);
      isCaughtUp = true;
    },
  });
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

it('clears the caches of the shop in this process before it responds to a change, and only then', async () => {
  const staff = await office.newStaff('shopkeeper');
  isCaughtUp = false;
  expect((await staff.get('/content')).status).toBe(200);
  expect(isCaughtUp).toBe(false);
  const { status } = await staff.post('/content/preview', { kind: 'post', slug: 'ribbons', fields: {} });
  expect([status, isCaughtUp]).toEqual([400, true]);
});
