import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { openTestOffice, type TestStaff, type TestOffice } from '../../testing/test-office';
import { addCard } from '../gift-cards/testing/add-card';
import { createMailer } from '../mail/mailer';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { step, takeSteps } from '../orders/testing/steps';
import type { CustomerDetail, CustomerList } from './schemas';
import { dumpTables } from './testing/dump-tables';

let shop: OrderShop;
let office: TestOffice;
let admin: TestStaff;
let staff: TestStaff;
let shopper: Shopper;
let delivered: string;
let guestOrder: string;
let cancelled: string;
let id: string;

/** Unique words that nothing else in a database contains, one per field. */
const person = {
  name: 'Zyxname Quuxfamily',
  email: 'Zyxmail@quuxhost.example',
  phone: '9111222233',
  streetAddress: '77 Zyxstreet',
  apartment: 'Zyxflat',
  city: 'Zyxcity',
  pinCode: '999777',
  password: 'zyx secret stamps',
  words: [
    ...['Zyxmessage', 'Zyxgift', 'Zyxanswer', 'Zyxnote', 'Zyxreturn', 'Zyxcancel', 'Zyxtorn'],
    ...['ZYXTRACK1IN', 'Zyxpayer', '9111222244'],
  ],
};
// Whole words: a random id sometimes contains three of the letters.
const traces = [
  ...['Zyxname', 'Quuxfamily', 'Zyxmail', 'quuxhost', 'Zyxstreet', 'Zyxflat', 'Zyxattic', 'Zyxcity'],
  ...[person.phone, '91112 22233', `"${person.pinCode}"`, '9111222244'],
  ...person.words,
].map((word) => word.toLowerCase());

/** Adds a courier's report about each parcel of the shop. */
async function reportParcels(text: string): Promise<void> {
  const { db } = shop.database;
  const parcels = await db.selectFrom('parcel').select('id').execute();
  const report = { event_id: 'one', state: null, at: shop.clock.now(), place: 'Zyxcity', text };
  await db
    .insertInto('parcel_event')
    .values(parcels.map(({ id }) => ({ ...report, parcel_id: id })))
    .execute();
}

const tablesWithTraces = async (): Promise<string[]> =>
  [...(await dumpTables(shop.database.db))]
    .filter(([, text]) => traces.some((word) => text.includes(word)))
    .map(([name]) => name);

const shipTo = {
  ...{ name: person.name, email: person.email, phone: person.phone, streetAddress: person.streetAddress },
  ...{ apartment: person.apartment, city: person.city, pinCode: person.pinCode },
};

type Shopper = ReturnType<OrderShop['newShopper']>;

/** Buys one unit and pays at the sandbox, whose window got another address and phone number. */
async function buy(shopper: Shopper): Promise<string> {
  const productId = await shop.addProduct({ stock: 1 });
  const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200, shipTo);
  const orderId = String(body.id);
  const payer = { email: 'Zyxpayer@bank.example', contact: '9111222244' };
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null, ...payer }));
  await shop.deliver();
  const { public_id } = await shop.database.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return public_id;
}

async function signUp(shopper: Shopper): Promise<number> {
  const { name, email, phone: phoneNumber, password } = person;
  const { status } = await shopper.post('/user/signup', { name, email, phoneNumber, password });
  expect(await shopper.post('/user/signin', { email, password })).toMatchObject({ status: 200 });
  return status;
}

async function find(search: string, by = staff): Promise<Static<typeof CustomerList>> {
  const { status, body } = await by.get(`/customers?${new URLSearchParams({ search })}`);
  expect(status).toBe(200);
  return (body as { data: Static<typeof CustomerList> }).data;
}

async function read(id: string, by = staff): Promise<Static<typeof CustomerDetail>> {
  const { body } = await by.get(`/customers/${id}`);
  return (body as { data: Static<typeof CustomerDetail> }).data;
}

const erase = (id: string, email = person.email.toUpperCase()) =>
  admin.post(`/customers/${id}/erase`, { reason: 'asked by the person', email });

/** Puts a product into the cart of the account, and into its wishlist. */
async function keepLists(shopper: Shopper): Promise<void> {
  const productId = await shop.addProduct();
  const { body } = await shopper.get('/user/verify');
  const changes = ['cart', 'wishlist'].map((list) => ({ list, productId, color: '', count: 1 }));
  const account = (body as { data: { id: string } }).data.id;
  const sent = await shopper.post('/user/cart', { account, id: 'both-lists', revision: 0, changes });
  expect(sent).toMatchObject({ status: 200 });
}

/** A shop and its office, where a person has an account with a cart, orders of both kinds, an enquiry and notes. */
async function openPerson(): Promise<void> {
  shop = await openOrderShop({ mailer: createMailer() });
  office = await openTestOffice(shop);
  admin = await office.newStaff('admin');
  staff = await office.newStaff('shopkeeper');
  guestOrder = await buy(shop.newShopper());
  shopper = shop.newShopper();
  await signUp(shopper);
  const saved = await shopper.post('/user/addresses', {
    ...shipTo,
    state: 'Maharashtra',
    apartment: 'Zyxattic',
  });
  expect(saved).toMatchObject({ status: 200 });
  await keepLists(shopper);
  delivered = await buy(shopper);
  cancelled = await buy(shopper);
  const { body } = await shopper.post('/contact', {
    ...{
      fullName: person.name,
      email: person.email,
      phoneNumber: '+91 91112 22233',
      message: 'Zyxmessage',
    },
  });
  const enquiries = await staff.get(`/enquiries?search=${String(body.number)}`);
  const [enquiry] = (enquiries.body as { data: { items: { id: string }[] } }).data.items;
  await staff.post(`/enquiries/${enquiry?.id}/answer`, { text: 'Zyxanswer' });
  await staff.post(`/enquiries/${enquiry?.id}/note`, { text: 'Zyxnote' });
  await staff.post(`/orders/${delivered}/note`, { text: 'Zyxnote of Zyxname' });
  await shopper.post('/user/forgot-password', { email: person.email });
  const recipient = { email: person.email, name: person.name, message: 'Zyxgift' };
  await addCard(shop.database, { recipient, reason: 'Zyxtorn in the post' });
  id = (await find(person.email)).items[0]?.id ?? '';
}

async function closePerson(): Promise<void> {
  await office.close();
  await shop.close();
}

describe('a person', () => {
  beforeAll(openPerson);
  afterAll(closePerson);

  it.each(['zyxname', 'quuxfamily zyx', person.email, '91112 22233'])(
    'is found once by %j',
    async (search) => {
      expect((await find(search)).items).toMatchObject([{ id, kind: 'account', name: person.name }]);
    },
  );

  it('is shown with orders of both kinds, addresses once each, enquiries and sign-in', async () => {
    const shown = await read(id);
    expect(shown.orders.map((order) => order.id)).toEqual([cancelled, delivered, guestOrder]);
    expect(shown.addresses.map(({ from }) => from)).toContain('saved');
    expect(shown.enquiries).toMatchObject([{ state: 'answered' }]);
    expect(shown).toMatchObject({ erasable: false, account: { openSessions: 1 } });
    expect(await read(guestOrder, admin)).toMatchObject({ id, erasable: true });
  });

  it('cannot be erased while an order is in progress, with the reasons', async () => {
    const { status, body } = await erase(id);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(
      /^Not yet\. Order VC-.* is not shipped yet: ship or cancel it/,
    );
    expect((await staff.post(`/customers/${id}/erase`, {})).status).toBe(403);
    expect((await staff.get(`/customers/${id}/export`)).status).toBe(403);
  });

  it('can be exported with all stored data but without secrets, which is logged', async () => {
    const { status, body } = await admin.get(`/customers/${id}/export`);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    const words = ['Zyxmessage', 'Zyxgift', 'Zyxanswer', 'Zyxnote', 'Zyxflat', 'Zyxpayer'];
    for (const word of [...words, person.pinCode]) expect(text).toContain(word);
    expect(text).not.toMatch(/argon2|token/);
    expect(Object.keys(body as object)).toEqual(
      expect.arrayContaining(['account', 'orders', 'enquiries', 'mails', 'notStored']),
    );
    expect(body).toMatchObject({
      cartAndWishlist: [
        { list: 'cart', count: 1 },
        { list: 'wishlist', count: 1 },
      ],
      notStored: expect.stringMatching(/^Carts and wishlists of guests/),
    });
  });

  it('append-only tables lose texts only in an erasure', async () => {
    const { database } = shop;
    const change = (detail: string, erasing: boolean) =>
      database.transaction(async (tx) => {
        if (erasing) await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
        await tx.updateTable('staff_log').set({ detail }).execute();
      });
    await expect(change('{}', false)).rejects.toThrow('staff_log is only ever added to');
    await expect(change('{"order":"another"}', true)).rejects.toThrow('staff_log is only ever added to');
    await expect(change('{}', false)).rejects.toThrow('staff_log is only ever added to');
  });
});

describe('a person who is erased', () => {
  beforeAll(openPerson);
  afterAll(closePerson);

  it('leaves no trace except in accounting, is signed out and may sign up again', async () => {
    const ship = { ...step.ship, trackingNumber: 'ZYXTRACK1IN' };
    await takeSteps(shop, delivered, [step.pack, ship, step.deliver]);
    await shopper.post(`/order/${delivered}/return`, { reason: 'Zyxreturn' });
    await takeSteps(shop, guestOrder, [step.pack, ship, step.deliver]);
    await reportParcels('Left with Zyxname at Zyxflat');
    await staff.post(`/orders/${cancelled}/cancel`, { reason: 'Zyxcancel' });
    const { body: order } = await staff.get(`/orders/${guestOrder}`);
    const [line] = (order as { data: { lines: { productId: string; color: string }[] } }).data.lines;
    const refund = { ...{ key: 'torn-in-the-post', reason: 'Zyxtorn', restock: false }, amountPaise: 11_200 };
    const lines = [{ productId: line?.productId, color: line?.color, quantity: 1 }];
    expect(await staff.post(`/orders/${guestOrder}/refund`, { ...refund, lines })).toMatchObject({
      status: 200,
    });
    await shop.reconcile();
    await shop.deliver();
    await shop.reconcile();
    await shopper.get(`/order/${delivered}/page`);
    const before = await tablesWithTraces();
    for (const table of [
      'app_user',
      'guest',
      'shop_order',
      'order_event',
      'staff_log',
      'refund',
      'order_refund',
      'webhook_event',
      'mail_outbox',
    ])
      expect(before).toContain(table);

    expect((await erase(id, 'other@example.in')).status).toBe(400);
    expect(await tablesWithTraces()).toEqual(before);
    expect(await erase(id)).toMatchObject({ status: 200 });
    expect(await tablesWithTraces()).toEqual([]);

    const books = await shop.database.db
      .selectFrom('shop_order')
      .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
      .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
      .select(['status', 'total_paise', 'gst_bp', 'unit_paise', 'ship', 'paid_at', 'serial'])
      .where('public_id', '=', delivered)
      .executeTakeFirstOrThrow();
    expect(books).toMatchObject({
      ...{ status: 'delivered', total_paise: 11_200, gst_bp: 1200, unit_paise: 10_000 },
      ship: { name: 'Erased', state: 'Maharashtra', email: '' },
    });
    expect(books.serial).not.toBeNull();
    const log = await shop.database.db
      .selectFrom('staff_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'person-erased')
      .execute();
    expect(log).toMatchObject([
      {
        actor: admin.name,
        detail: { reason: 'asked by the person', orders: 3, cartAndWishlist: 2, account: 1, enquiries: 1 },
      },
    ]);
    for (const table of ['account_line', 'account_change', 'account_cart'] as const)
      expect(await shop.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await staff.get(`/orders/${delivered}`)).status).toBe(200);
    expect((await find(person.email)).items).toEqual([]);
    await shop.assertNoDrift();

    // After erasure, the person can sign up again with the same email address.
    expect((await shopper.get('/user/profile')).status).toBe(401);
    expect((await erase(id)).status).toBe(404);
    expect(await signUp(shop.newShopper())).toBe(200);
    expect((await find(person.email)).items).toMatchObject([{ kind: 'account', name: person.name }]);
  });
});
