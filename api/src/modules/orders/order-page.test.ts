import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { createMailer } from '../mail/mailer';
import { addNote } from './fulfilment';
import type { OrderPage } from './order-page-schemas';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import type { ApiResponse } from './testing/shopper';
import { staff, step, takeSteps } from './testing/steps';

type Page = Static<typeof OrderPage>;

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const pageOf = ({ body }: ApiResponse) => (body as { data: Page }).data;
const kindsOf = (response: ApiResponse) => pageOf(response).timeline.map(({ kind }) => kind);

/** The key of an order's link, as a guest receives it. */
async function keyOf({ shopper, publicId }: PlacedOrder): Promise<string> {
  const { body } = await shopper.get(`/order/${publicId}`);
  const { link } = (body as { data: { link: string } }).data;
  expect(link).toMatch(new RegExp(`^/orders/${publicId}#[\\w-]{43}$`));
  return link.split('#')[1] ?? '';
}

const notFound = { status: 404, body: { status: 404, message: 'Order not found.' } };

describe('the page of an order', () => {
  it('shows its timeline to its shopper, and nothing internal', async () => {
    const { shopper, publicId } = await placeOrder(shop);
    await takeSteps(shop, publicId, [step.pack, step.ship, step.deliver]);
    await addNote(shop.payments.context, publicId, { text: 'Left with the neighbour' }, staff('Asha'));
    const response = await shopper.get(`/order/${publicId}/page`);
    const page = pageOf(response);
    expect(page.order).toMatchObject({ status: 'delivered', total: 112, invoice: { gstin: null } });
    expect(page.canCancel).toBe(false);
    expect(page.timeline.map(({ at: _at, ...moment }) => moment)).toEqual([
      { kind: 'placed' },
      { kind: 'shipped', courier: 'India Post', trackingNumber: 'RP123456789IN' },
      { kind: 'delivered' },
    ]);
    expect(JSON.stringify(response.body)).not.toMatch(/neighbour|Asha"/);
  });

  it('opens by its link in any browser, and the link opens no other order', async () => {
    const [mine, other] = [await placeOrder(shop), await placeOrder(shop)];
    const key = await keyOf(mine);
    const stranger = shop.newShopper();
    const opened = await stranger.post(`/order/${mine.publicId}/open`, { key });
    expect(pageOf(opened).order._id).toBe(mine.publicId);
    expect(await stranger.post(`/order/${other.publicId}/open`, { key })).toEqual(notFound);
    expect(await stranger.get(`/order/${mine.publicId}/page`)).toEqual(notFound);
  });

  it.each([
    ['another key', (key: string) => `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`],
    ['half a key', (key: string) => key.slice(0, 20)],
    ['a longer key', (key: string) => `${key}AAAA`],
    ['no key', () => '?'],
  ])('is refused with %s', async (_case, alter) => {
    const order = await placeOrder(shop);
    const key = alter(await keyOf(order));
    expect(await shop.newShopper().post(`/order/${order.publicId}/open`, { key })).toEqual(notFound);
    expect(await shop.newShopper().post(`/order/${order.publicId}/cancel`, { key })).toEqual(notFound);
  });

  it('is linked from the emails of the order', async () => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    const link = `https://shop.example/orders/${order.publicId}#${await keyOf(order)}`;
    const mails = await shop.database.db
      .selectFrom('mail_outbox')
      .select(['kind', 'body_text'])
      .where('message_key', 'like', `%:${order.publicId}`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ kind, body_text: text }) => [kind, text?.includes(link)])).toEqual([
      ['order-placed', true],
      ['order-shipped', true],
    ]);
  });
});

describe('a shopper who cancels', () => {
  it('is refunded once, even for repeated requests', async () => {
    const order = await placeOrder(shop);
    const { shopper, publicId } = order;
    const cancel = () => shopper.post(`/order/${publicId}/cancel`, {});
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pageOf(await cancel())).toMatchObject({ order: { status: 'cancelled' }, canCancel: false });
    expect(kindsOf(await cancel())).toEqual(['placed', 'cancelled', 'refund-pending']);
    await shop.reconcile();
    await shop.deliver();
    const page = pageOf(await shopper.get(`/order/${publicId}/page`));
    expect(page.timeline.at(-1)).toMatchObject({ kind: 'refunded', amountPaise: 11_200 });
    const events = await shop.database.db
      .selectFrom('order_event')
      .select(['kind', 'author'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'placed', author: null },
      { kind: 'cancelled', author: 'the shopper' },
    ]);
  });

  it('can still use the link after the order is packed', async () => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack]);
    const response = await shop
      .newShopper()
      .post(`/order/${order.publicId}/cancel`, { key: await keyOf(order) });
    expect(kindsOf(response)).toEqual(['placed', 'cancelled', 'refund-pending']);
  });

  it('gets a message that it is too late once the order is shipped', async () => {
    const { shopper, publicId } = await placeOrder(shop);
    await takeSteps(shop, publicId, [step.pack, step.ship]);
    expect(await shopper.post(`/order/${publicId}/cancel`, {})).toEqual({
      status: 409,
      body: {
        status: 409,
        orderStatus: 'shipped',
        message:
          'This order is already on its way and can no longer be cancelled. You can send it back when it is with you.',
      },
    });
  });

  it('cannot cancel an order of another shopper, and is rate-limited', async () => {
    const { publicId } = await placeOrder(shop);
    const stranger = shop.newShopper();
    expect(await stranger.post(`/order/${publicId}/cancel`, {})).toEqual(notFound);
    const tries = await Promise.all(
      Array.from({ length: 60 }, () => stranger.post(`/order/${publicId}/cancel`, {})),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });
});

it('an order refunded by the provider shows the refund', async () => {
  const { shopper, publicId, paymentId } = await placeOrder(shop);
  await shop.sandbox.refundByHand({ paymentId, amount: 11_200 });
  await shop.deliver();
  expect(kindsOf(await shopper.get(`/order/${publicId}/page`))).toEqual(['placed', 'refunded']);
});

describe('a shopper who requests a return', () => {
  const ask = ({ shopper, publicId }: PlacedOrder, reason = 'Too pink') =>
    shopper.post(`/order/${publicId}/return`, { reason });

  it('does so once and gets an email, and the order does not change', async () => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    expect(pageOf(await order.shopper.get(`/order/${order.publicId}/page`)).canReturn).toBe(true);
    const [first] = await Promise.all([ask(order), ask(order), ask(order, 'Too blue')]);
    expect(pageOf(first)).toMatchObject({ order: { status: 'shipped' }, canReturn: false });
    expect(kindsOf(first)).toEqual(['placed', 'shipped', 'return-requested']);
    const mails = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', '=', `order-return-requested:${order.publicId}`)
      .execute();
    expect(mails).toHaveLength(1);
    await takeSteps(shop, order.publicId, [step.deliver, step.takeBack]);
    expect(kindsOf(await order.shopper.get(`/order/${order.publicId}/page`))).toEqual([
      ...['placed', 'shipped', 'return-requested', 'delivered', 'returned', 'refund-pending'],
    ]);
  });

  it('can do so for seven days after the delivery', async () => {
    const [inTime, late] = [await placeOrder(shop), await placeOrder(shop)];
    for (const { publicId } of [inTime, late])
      await takeSteps(shop, publicId, [step.pack, step.ship, step.deliver]);
    shop.clock.advance(7 * 24 * 60);
    expect((await ask(inTime)).status).toBe(200);
    shop.clock.advance(1);
    expect(await ask(late)).toMatchObject({
      status: 409,
      body: { message: 'An order can be sent back within 7 days of its delivery. That time has passed.' },
    });
    expect(pageOf(await late.shopper.get(`/order/${late.publicId}/page`)).canReturn).toBe(false);
  });

  it('is refused before the order is shipped, and without a reason', async () => {
    const order = await placeOrder(shop);
    expect(await ask(order)).toMatchObject({
      status: 409,
      body: { message: 'Only an order that was sent can be sent back.' },
    });
    expect((await ask(order, '  ')).status).toBe(400);
  });
});
