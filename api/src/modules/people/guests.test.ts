import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openTestOffice, type TestStaff, type TestOffice } from '../../testing/test-office';
import { forgetUnpaidOrders } from '../orders/erase-orders';
import { orderNumber } from '../orders';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { placeOrder } from '../orders/testing/place-order';
import type { CustomerDetail, CustomerList } from './schemas';

let shop: OrderShop;
let office: TestOffice;
let staff: TestStaff;

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice(shop);
  staff = await office.newStaff('shopkeeper');
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

type List = Static<typeof CustomerList>;

async function list(query: Readonly<Record<string, string>>): Promise<List> {
  const { status, body } = await staff.get(`/customers?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return (body as { data: List }).data;
}
const find = (search: string) => list({ search });

/** Opens an order without paying it. */
async function open(name: string, email: string, phone: string): Promise<string> {
  const products = [{ productId: await shop.addProduct(), quantity: 1 }];
  const { body } = await shop.newShopper().checkout(products, 11_200, { name, email, phone });
  const { public_id: id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  return id;
}

const known = (email: string) =>
  shop.database.db.selectFrom('guest').selectAll().where('email_key', '=', email).execute();

describe('guests', () => {
  it('are listed once each under their latest name, and found by any name and by an order number', async () => {
    const email = 'tara@guests.example';
    const first = await open('Tara Sen', email, '9000011111');
    const second = await open('Tara Bose', email.toUpperCase(), '9000022222');
    for (const search of ['sen', 'bose tara', email, '90000 11111', '9000022222']) {
      expect(await find(search)).toMatchObject({
        total: 1,
        items: [{ kind: 'guest', id: second, name: 'Tara Bose', phone: '9000022222' }],
      });
    }
    const { publicId } = await placeOrder(shop);
    expect((await find(orderNumber(publicId))).total).toBe(1);
    expect((await find('tara zz')).total).toBe(0);
    const { body } = await staff.get(`/customers/${first}`);
    expect((body as { data: Static<typeof CustomerDetail> }).data.orders).toHaveLength(2);
  });

  it('have one row even with concurrent orders, and none once they have an account', async () => {
    const email = 'many@guests.example';
    await Promise.all(Array.from({ length: 6 }, (_, at) => open(`Asha Many${at}`, email, '9000033333')));
    expect(await known(email)).toHaveLength(1);
    for (let at = 0; at < 6; at += 1) expect((await find(`many${at}`)).total).toBe(1);
    const account = { name: 'Asha Many', email, phoneNumber: '9000033333', password: 'many blue stamps' };
    expect(await shop.newShopper().post('/user/signup', account)).toMatchObject({ status: 200 });
    expect(await find(email)).toMatchObject({ total: 1, items: [{ kind: 'account' }] });
  });

  it('lose the words of a deleted order, and are deleted with the last', async () => {
    const email = 'short@guests.example';
    await open('Gone Lal', email, '9000044444');
    const enquiry = { fullName: 'Left Lal', email, phoneNumber: '9000055555', message: 'Hello' };
    await shop.newShopper().post('/contact', enquiry);
    const later = new Date(shop.clock.now().getTime() + 24 * 60 * 60_000);
    shop.clock.advance(60);
    await shop.reconcile();
    await forgetUnpaidOrders(shop.database, later, 1_000);
    expect((await find('gone')).total).toBe(0);
    expect(await find('left lal')).toMatchObject({ total: 1, items: [{ name: 'Left Lal' }] });
    await shop.database.db.deleteFrom('contact_enquiry').where('email', '=', email).execute();
    expect(await known(email)).toEqual([]);
  });

  it('are paged with accounts, newest first, without duplicates', async () => {
    const pageOf = (page: number) => list({ page: String(page), pageSize: '2' });
    const { total } = await pageOf(1);
    const seen: { id: string; since: string }[] = [];
    for (let page = 1; (page - 1) * 2 < total; page += 1) seen.push(...(await pageOf(page)).items);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    const dates = seen.map(({ since }) => Date.parse(since));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});
