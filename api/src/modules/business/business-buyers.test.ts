import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { maintain } from '../../maintenance';
import { readRetention } from '../../retention';
import { openTestOffice, type TestOffice } from '../../testing/test-office';
import { eraseOrders, exportOrders } from '../orders';

const own = '08AAACH7409R1Z1';
const buyer = { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' };

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop({ env: { SHOP_GSTIN: own } });
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());

const offer = (offersGstin: boolean) => staff.post('/business-setting', { offersGstin });

beforeEach(async () => {
  await offer(true);
});

/** A cart of one new product at 100.00 rupees. */
async function newCart() {
  const productId = await shop.addProduct({ ratePaise: 10_000, gstBp: 1_200, hsn: '4820' });
  return [{ productId, quantity: 1 }];
}

async function pay(orderId: string, shopper: ReturnType<typeof shop.newShopper>) {
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  return shop.database.db
    .selectFrom('shop_order')
    .selectAll()
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** An order that is paid, and whose invoice is issued. */
async function buy(rest: Record<string, unknown> = {}) {
  const shopper = shop.newShopper();
  const { status, body } = await shopper.checkout(await newCart(), 11_200, rest);
  expect([status, body]).toEqual([200, body]);
  const order = await pay(String(body.id), shopper);
  const page = (await shopper.get(`/order/${order.public_id}`)).body.data;
  return { shopper, order, page };
}

it('entering a GSTIN is off by default, and only offered by a shop with a GSTIN', async () => {
  await offer(false);
  const shopper = shop.newShopper();
  expect((await shopper.get('/storefront')).body).toEqual({ data: {} });
  const { status, body } = await shopper.checkout(await newCart(), 11_200, buyer);
  expect([status, body]).toEqual([
    422,
    {
      ...{ status: 422, field: 'gstin' },
      message: 'This shop no longer takes GSTINs. Remove it, or reload the page.',
    },
  ]);
  const plain = await buy();
  expect(Object.keys((plain.page as { invoice: object }).invoice)).toEqual(['number', 'issuedAt', 'gstin']);

  const unregistered: TestOffice = await openTestOffice(shop);
  const other = await unregistered.newStaff('shopkeeper');
  expect((await other.post('/business-setting', { offersGstin: true })).status).toBe(409);
  expect((await other.get('/gst-return?month=2026-01')).status).toBe(409);
  await unregistered.close();
});

it('the setting is part of the page settings when it is on, and its changes are logged', async () => {
  expect((await staff.get('/business-setting')).body).toEqual({
    data: { offersGstin: true, gstin: own, state: 'Rajasthan' },
  });
  expect((await shop.newShopper().get('/storefront')).body).toEqual({ data: { businessBuyers: true } });
  const log = await shop.database.db
    .selectFrom('staff_log')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(log).toEqual({ action: 'business-setting-changed', detail: { offersGstin: true } });
});

it.each([
  [{ gstin: '27AAPFU0939F1Z', companyName: 'Uma' }, 'gstin', /15 characters, and this has 14/],
  [{ gstin: '00AAPFU0939F1ZV', companyName: 'Uma' }, 'gstin', /code of a state/],
  [{ gstin: '27AAPFU0939F1ZW', companyName: 'Uma' }, 'gstin', /check digit/],
  [{ companyName: 'Uma' }, 'gstin', /required/],
  [{ gstin: buyer.gstin, companyName: ' ' }, 'companyName', /required/],
])('refuses %j with a message for the field', async (typed, field, message) => {
  const { status, body } = await shop.newShopper().checkout(await newCart(), 11_200, typed);
  expect([status, body.field, body.message]).toEqual([422, field, expect.stringMatching(message)]);
});

it('the buyer is on the invoice as normalised, and can be corrected for the same order', async () => {
  const shopper = shop.newShopper();
  const products = await newCart();
  const receipt = 'business-receipt';
  const first = await shopper.checkout(products, 11_200, { ...buyer, companyName: 'Uma', receipt });
  const second = await shopper.checkout(products, 11_200, {
    ...{ gstin: ' 27 aapfu0939f1zv ', companyName: ' Uma  Paper House ', receipt },
  });
  expect(second.body.id).toBe(first.body.id);
  const order = await pay(String(second.body.id), shopper);
  const page = (await shopper.get(`/order/${order.public_id}`)).body.data;
  expect(page).toMatchObject({ invoice: { buyer } });
  const csv = String((await staff.get('/orders/export')).body);
  expect(csv).toMatch(/,company,gstin\r\n/);
  expect(csv).toContain(',Uma Paper House,27AAPFU0939F1ZV\r\n');
  expect((await staff.get(`/orders/${order.public_id}`)).body).toMatchObject({
    data: { invoice: { gstin: own, buyer } },
  });
});

it('the buyer is in the export of personal data, and stays on the invoice until its retention ends', async () => {
  const { order } = await buy(buyer);
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout(await newCart(), 11_200, buyer);
  const { db } = shop.database;
  const unpaid = await db
    .selectFrom('shop_order')
    .select('id')
    .where('provider_order_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  const person = { orders: [order, unpaid] };
  const exported = await exportOrders(db, person);
  expect(exported.orders.map(({ business }) => business)).toEqual([buyer, buyer]);

  const stored = async () => {
    const rows = await db
      .selectFrom('shop_order')
      .select(['buyer_gstin as gstin', 'buyer_company as companyName'])
      .where('id', 'in', [order.id, unpaid.id])
      .orderBy('id')
      .execute();
    return rows;
  };
  const erased = { gstin: null, companyName: null };
  await shop.database.transaction(async (tx) => {
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    await eraseOrders(tx, person);
  });
  expect(await stored()).toEqual([buyer, erased]);
  const later = new Date(shop.clock.now());
  later.setUTCFullYear(later.getUTCFullYear() + 8);
  await maintain(shop.database, readRetention({}), later);
  expect(await stored()).toEqual([erased, erased]);
});
