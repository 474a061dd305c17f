import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createMailer } from '../mail/mailer';
import { listEvents } from './order-repository';
import { refundOrder } from './refund-order';
import { requestReturn } from './shopper-steps';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder } from './testing/place-order';
import { newReceipt } from './testing/shopper';
import { staff, refundsFromPlaced, step, stepsFromPlaced, takeSteps, oneUnitRefund } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const noRoom = {
  status: 503,
  body: {
    status: 503,
    message: 'The shop cannot save anything right now. Please try again in a few minutes.',
  },
};

/** Tables that the fault fills: the last one that each call writes to, so that earlier writes must be rolled back. */
const fill = (table: string) =>
  sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$;`
    .execute(shop.database.db)
    .then(() =>
      sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
        shop.database.db,
      ),
    );
const free = () => sql`drop function no_room cascade`.execute(shop.database.db);

const count = async (table: 'shop_order' | 'webhook_event') => {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    shop.database.db,
  );
  return rows[0]?.rows;
};

it('a checkout on a full disk is refused with a clear 503, makes no partial changes, and works later', async () => {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
  const receipt = newReceipt();
  const before = await count('shop_order');
  await fill('stock_movement');
  expect(await shopper.checkout(products, 11_200, { receipt })).toEqual(noRoom);
  expect(await count('shop_order')).toBe(before);
  await free();
  expect((await shopper.checkout(products, 11_200, { receipt })).status).toBe(200);
});

it('a payment that cannot be saved is neither lost nor applied twice: its next report places the order', async () => {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
  const { body } = await shopper.checkout(products, 11_200);
  const orderId = String(body.id);
  const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  await fill('payment');
  expect(await shopper.report(paid)).toEqual(noRoom);
  await shop.deliver();
  await shop.reconcile();
  expect(await shop.statusOf(orderId)).toBe('pending_payment');
  await free();
  shop.clock.advance(2);
  await shop.reconcile();
  expect(await shop.statusOf(orderId)).toBe('placed');
});

it('a webhook that cannot be stored is not acknowledged, so that the provider sends it again', async () => {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  const orderId = String(body.id);
  const before = await count('webhook_event');
  await fill('webhook_event');
  await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  await shop.deliver();
  expect(await count('webhook_event')).toBe(before);
  await free();
  shop.clock.advance(1);
  await shop.deliver();
  expect(await shop.statusOf(orderId)).toBe('placed');
});

describe('a step of an order on a full disk', () => {
  const stateOf = async (id: number) => {
    const { rows } = await sql<{ state: unknown }>`select jsonb_build_array(
      (select to_jsonb(shop_order) from shop_order where id = ${id}),
      (select count(*) from order_event where order_id = ${id}),
      (select count(*) from refund where order_id = ${id}),
      (select count(*) from order_refund where order_id = ${id}),
      (select count(*) from invoice where order_id = ${id}),
      (select count(*) from stock_movement where order_id = ${id}),
      (select count(*) from mail_outbox)) as state`.execute(shop.database.db);
    return rows[0]?.state;
  };

  it.each(stepsFromPlaced)('fails without partial changes, and %s later', async (_name, before, next) => {
    const { id, publicId, providerOrderId } = await placeOrder(shop);
    await takeSteps(shop, publicId, before);
    const untouched = await stateOf(id);
    await fill(next.to === 'packed' ? 'order_event' : 'mail_outbox');
    await expect(takeSteps(shop, publicId, [next])).rejects.toMatchObject({ code: '53100' });
    expect(await stateOf(id)).toEqual(untouched);
    await free();
    await takeSteps(shop, publicId, [next]);
    expect(await shop.statusOf(providerOrderId)).toBe(next.to);
  });

  it.each(refundsFromPlaced)(
    'does not refund a unit of %s, makes no partial changes, and refunds it later',
    async (_name, before) => {
      const order = await placeOrder(shop, { units: 2 });
      await takeSteps(shop, order.publicId, before);
      const untouched = await stateOf(order.id);
      const refund = () =>
        refundOrder(
          shop.payments.context,
          order.publicId,
          oneUnitRefund(order, `disk-${order.publicId}`),
          staff('Asha'),
        );
      for (const table of ['mail_outbox', 'staff_request']) {
        await fill(table);
        await expect(refund()).rejects.toMatchObject({ code: '53100' });
        expect(await stateOf(order.id)).toEqual(untouched);
        await free();
      }
      await refund();
      expect(await stateOf(order.id)).not.toEqual(untouched);
    },
  );

  it('rejects a return request, and accepts it later', async () => {
    const { id, publicId } = await placeOrder(shop);
    await takeSteps(shop, publicId, [step.pack, step.ship]);
    const untouched = await stateOf(id);
    await fill('mail_outbox');
    const ask = () => requestReturn(shop.payments.context, publicId, 'Too pink');
    await expect(ask()).rejects.toMatchObject({ code: '53100' });
    expect(await stateOf(id)).toEqual(untouched);
    await free();
    await ask();
    expect((await listEvents(shop.database.db, id)).at(-1)?.kind).toBe('return-requested');
  });
});
