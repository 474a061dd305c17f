import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestOffice, type TestKeeper, type TestOffice } from '../../../testing/test-office';
import { openOrderShop, type OrderShop } from '../testing/order-shop';

let shop: OrderShop;
let office: TestOffice;
let keeper: TestKeeper;
/** The provider's id of an order that was paid with another amount, and the shop's own. */
let orderId: string;
let id: string;

const review = async () => {
  const { status, body } = await keeper.get('/review');
  expect(status).toBe(200);
  return (body as { data: readonly unknown[] }).data;
};
const again = async () => (await keeper.post(`/orders/${id}/refund-again`, {})).status;
const refunds = () =>
  shop.database.db.selectFrom('refund').select(['status', 'attempts']).orderBy('created_at').execute();

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice(shop);
  keeper = await office.newKeeper('shopkeeper');
  const productId = await shop.addProduct({ stock: 1 });
  const shopper = shop.newShopper();
  orderId = String((await shopper.checkout([{ productId, quantity: 1 }], 11_200)).body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null, amount: 100 }));
  const order = shop.database.db.selectFrom('shop_order').select('public_id');
  id = (await order.where('provider_order_id', '=', orderId).executeTakeFirstOrThrow()).public_id;
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

it('has an order that was paid with another amount, and why', async () => {
  expect(await review()).toEqual([
    {
      id,
      number: expect.stringMatching(/^VC-/),
      status: 'review',
      paidAt: expect.any(String),
      name: 'Asha Rao',
      totalPaise: 11_200,
      refunds: [
        {
          status: 'pending',
          reason: 'another amount than the order',
          amountPaise: 100,
          attempts: 0,
          since: expect.any(String),
          nextAttemptAt: expect.any(String),
        },
      ],
    },
  ]);
});

it('tries a refund at once that would wait longer', async () => {
  const later = new Date(shop.clock.now().getTime() + 60 * 60_000);
  await shop.database.db.updateTable('refund').set({ next_attempt_at: later }).execute();
  expect(await again()).toBe(200);
  const { next_attempt_at: next } = await shop.database.db
    .selectFrom('refund')
    .select('next_attempt_at')
    .executeTakeFirstOrThrow();
  expect(next).toEqual(shop.clock.now());
});

it('sends a refund again that the provider could not make, once', async () => {
  await shop.database.db.updateTable('refund').set({ status: 'failed' }).execute();
  expect(await review()).toMatchObject([{ refunds: [{ status: 'failed', nextAttemptAt: null }] }]);
  shop.clock.advance(1);
  expect(await again()).toBe(200);
  expect(await again()).toBe(200);
  expect(await review()).toMatchObject([{ refunds: [{ status: 'pending', amountPaise: 100 }] }]);
  await shop.reconcile();
  expect((await refunds()).map(({ status }) => status)).toEqual(['replaced', 'processed']);
  expect(await shop.statusOf(orderId)).toBe('refunded');
});

it('has nothing when the money is back, and then tries nothing', async () => {
  await shop.deliver();
  expect(await review()).toEqual([]);
  expect(await again()).toBe(409);
  expect((await keeper.post('/orders/nothing/refund-again', {})).status).toBe(404);
  const log = shop.database.db.selectFrom('staff_log').select('detail');
  expect(await log.where('action', '=', 'order-refund-again').execute()).toEqual([
    { detail: { order: id } },
    { detail: { order: id } },
    { detail: { order: id } },
  ]);
});
