import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderPage } from '@shop/contracts';
import { createMailer } from '../mail/mailer';
import { endParcel } from './ship-parcel';
import {
  addJournals,
  buyJournals,
  type ExchangeDesk,
  exchangeStates,
  forRed,
  openExchangeDesk,
  refused,
  stockOf,
  type VariantOrder,
} from './testing/exchanges';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { staff } from './testing/steps';

let shop: OrderShop;
let desk: ExchangeDesk;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  desk = openExchangeDesk(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

describe('an exchange that staff start', () => {
  it('reserves the variant, and sells it when the replacement is sent; the item goes back in stock', async () => {
    const order = await buyJournals(shop, { red: 1 });
    await desk.start(order);
    expect(await stockOf(shop, order.red)).toEqual([1, 1]);
    const { body } = await shop.newShopper().checkout([{ productId: order.red, quantity: 1 }], 11_200);
    expect(String(body.message)).toContain('Dot journal, Red / A5');
    expect(await refused(desk.send(order))).toEqual([
      409,
      'This exchange is accepted. Its replacement is sent once the item was received.',
    ]);
    await desk.receive(order);
    expect(await stockOf(shop, order.green)).toEqual([0, 0]);
    await desk.send(order);
    expect(await stockOf(shop, order.red)).toEqual([0, 0]);
    expect(await stockOf(shop, order.green)).toEqual([1, 0]);
    expect(await exchangeStates(shop, order)).toEqual(['sent']);
    await endParcel(shop.payments.context, order.publicId, 2, 'delivered', staff('Asha'));
    const subjects = (await desk.emailsOf(order)).map(({ subject }) => subject.replace(/VC-\S+/, 'X'));
    expect(subjects.slice(3)).toEqual([
      'The exchange for your order X was accepted',
      'The replacement for your order X is being packed',
      'The replacement for your order X is on its way',
    ]);
    const texts = (await desk.emailsOf(order)).map(({ text }) => text);
    expect(texts.at(-1)).toContain('1 × Dot journal, Red / A5');
    expect(texts.at(-1)).not.toContain('cash');
  });

  it('changes no amount, payment, invoice or credit note', async () => {
    const order = await buyJournals(shop);
    const read = async () => {
      const { body } = await order.shopper.get(`/order/${order.publicId}`);
      return body.data;
    };
    const before = await read();
    await desk.start(order);
    await desk.receive(order, false);
    await desk.send(order);
    expect(await read()).toEqual(before);
    const refunds = await shop.database.db
      .selectFrom('refund')
      .select('amount_paise')
      .where('order_id', '=', order.id)
      .execute();
    expect(refunds).toEqual([]);
    expect(await stockOf(shop, order.green)).toEqual([0, 0]);
  });

  it('is refused for a variant at a different price, of another product, or sold out', async () => {
    const order = await buyJournals(shop, { red: 0 });
    expect(await refused(desk.start(order, { variantId: order.large }))).toEqual([
      409,
      'Dot journal, Red / A4 has a different price. Return the item for a refund, and place a new order.',
    ]);
    expect(await refused(desk.start(order))).toEqual([409, 'Dot journal, Red / A5 is sold out.']);
    const other = await buyJournals(shop);
    expect(await refused(desk.start(order, { variantId: other.red }))).toEqual([
      422,
      'This product has no such variant.',
    ]);
    expect(await refused(desk.start(order, { color: 'Blue' }))).toEqual([
      422,
      'This order has no such line to exchange.',
    ]);
    const unsent = await buyJournals(shop, { sent: false });
    expect(await refused(desk.start(unsent))).toEqual([
      409,
      'This order is placed. Only items that were sent can be exchanged.',
    ]);
  });

  it('costs what the bought variant costs now, even if its price has changed', async () => {
    const order = await buyJournals(shop);
    await shop.database.db
      .updateTable('product')
      .set({ rate_paise: 15_000 })
      .where('public_id', 'in', [order.green, order.red])
      .execute();
    await desk.start(order);
    expect(await exchangeStates(shop, order)).toEqual(['accepted']);
    await desk.decide(order, { to: 'cancelled', reason: 'changed their mind' });
  });

  it('is made once per key, and once per line', async () => {
    const order = await buyJournals(shop, { red: 5 });
    const twice = { key: `twice-${order.publicId}` };
    await Promise.all([desk.start(order, twice), desk.start(order, twice)]);
    expect(await exchangeStates(shop, order)).toEqual(['accepted']);
    expect(await refused(desk.start(order))).toEqual([
      409,
      'Dot journal, Green / A5 was already exchanged. Return it for a refund instead.',
    ]);
    expect(await stockOf(shop, order.red)).toEqual([5, 1]);
  });

  it('gives the last unit to one of two orders, or to a shopper who buys it', async () => {
    const journals = await addJournals(shop, { green: 2, red: 1 });
    const orders = [await buyJournals(shop, { journals }), await buyJournals(shop, { journals })];
    const results = await Promise.all(orders.map((order) => refused(desk.start(order))));
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(results).toContainEqual([409, 'Dot journal, Red / A5 is sold out.']);
    const { status } = await shop.newShopper().checkout([{ productId: journals.red, quantity: 1 }], 11_200);
    expect(status).toBe(409);
    expect(await stockOf(shop, journals.red)).toEqual([1, 1]);
  });
});

describe('an exchange that a shopper requests', () => {
  const ask = (order: VariantOrder, change: object = {}) =>
    order.shopper.post(`/order/${order.publicId}/return`, {
      reason: 'The other colour',
      exchanges: [forRed(order, change)],
    });
  const pageOf = async ({ shopper, publicId }: VariantOrder) =>
    (await shopper.get(`/order/${publicId}/page`)).body.data as OrderPage;

  it('offers the variants at the same price, and reserves one when staff accept it', async () => {
    const order = await buyJournals(shop, { units: 2 });
    expect((await pageOf(order)).exchangeOptions).toEqual([
      {
        ...{ productId: order.green, title: 'Dot journal', color: 'Green / A5', quantity: 2 },
        variants: [{ productId: order.red, color: 'Red / A5', free: 1 }],
      },
    ]);
    expect((await ask(order, { quantity: 3 })).status).toBe(409);
    expect((await ask(order, { variantId: order.large })).body).toMatchObject({ field: 'exchanges.0' });
    expect(await exchangeStates(shop, order)).toEqual([]);
    await Promise.all([ask(order), ask(order)]);
    expect(await exchangeStates(shop, order)).toEqual(['requested']);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    const page = await pageOf(order);
    expect(page).toMatchObject({
      canReturn: false,
      exchanges: [
        { state: 'requested', item: '1 × Dot journal, Green / A5', replacement: '1 × Dot journal, Red / A5' },
      ],
    });
    expect(page).not.toHaveProperty('exchangeOptions');
    expect((await desk.emailsOf(order)).at(-1)?.text).toContain('1 × Dot journal, Red / A5');
    await Promise.all([desk.decide(order, { to: 'accepted' }), desk.decide(order, { to: 'accepted' })]);
    expect(await stockOf(shop, order.red)).toEqual([1, 1]);
    await desk.receive(order);
    await desk.send(order);
    const { parcels, exchanges, timeline } = await pageOf(order);
    expect(exchanges).toMatchObject([{ state: 'sent', parcel: 2, parcelState: 'in-transit' }]);
    expect(parcels?.map(({ items }) => items)).toEqual([
      ['2 × Dot journal, Green / A5'],
      ['1 × Dot journal, Red / A5'],
    ]);
    expect(timeline.map(({ kind }) => kind)).toEqual([
      ...['placed', 'shipped', 'delivered', 'return-requested', 'exchange-requested'],
      ...['exchange-accepted', 'exchange-received', 'exchange-sent'],
    ]);
    await endParcel(shop.payments.context, order.publicId, 2, 'returned', staff('Asha'));
    expect((await pageOf(order)).exchanges).toMatchObject([{ state: 'sent', parcelState: 'returned' }]);
  });

  it('is confirmed by an email that mentions money only if an item is not exchanged', async () => {
    const money = 'Items that you return without an exchange are refunded when they are here.';
    const order = await buyJournals(shop, { units: 2, red: 2 });
    await ask(order);
    const [mail] = (await desk.emailsOf(order)).slice(-1);
    expect(mail?.subject).toMatch(/^We have your request to return or exchange items of order VC-/);
    expect(mail?.text).toContain(money);
    const exchanged = await buyJournals(shop, { units: 2, red: 2 });
    await ask(exchanged, { quantity: 2 });
    const text = (await desk.emailsOf(exchanged)).at(-1)?.text;
    expect(text).toContain('We answer within two working days');
    expect(text).not.toMatch(/money|refund/);
  });

  it('can be declined with a reason, and nothing is reserved', async () => {
    const order = await buyJournals(shop);
    await ask(order);
    await desk.decide(order, { to: 'declined', reason: 'It was used.' });
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    expect((await desk.emailsOf(order)).at(-1)?.text).toContain('It was used.');
    expect(await refused(desk.decide(order, { to: 'accepted' }))).toEqual([
      409,
      'This exchange was already declined, so the exchange cannot be accepted.',
    ]);
  });

  it('can only be accepted while the variant is available', async () => {
    const order = await buyJournals(shop);
    await ask(order);
    const other = shop.newShopper();
    const { body } = await other.checkout([{ productId: order.red, quantity: 1 }], 11_200);
    await other.report(await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null }));
    expect(await refused(desk.decide(order, { to: 'accepted' }))).toEqual([
      409,
      'Dot journal, Red / A5 is sold out.',
    ]);
    await desk.decide(order, { to: 'declined', reason: 'It is sold out.' });
  });
});
