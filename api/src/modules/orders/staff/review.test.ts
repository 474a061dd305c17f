import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestOffice, type TestStaff, type TestOffice } from '../../../testing/test-office';
import { openOrderShop, type OrderShop } from '../testing/order-shop';

let shop: OrderShop;
let office: TestOffice;
let staff: TestStaff;

/** The entry of an order under Review, if there is one. */
const reviewOf = async (id: string) => {
  const { status, body } = await staff.get('/review');
  expect(status).toBe(200);
  return (body as { data: readonly { readonly id: string }[] }).data.filter((entry) => entry.id === id);
};
const again = async (id: string) => (await staff.post(`/orders/${id}/refund-again`, {})).status;
const logOf = async (id: string) => {
  const log = shop.database.db.selectFrom('staff_log').select('detail');
  const entries = await log.where('action', '=', 'order-refund-again').execute();
  // Objects of the embedded engine are from another realm, so they are compared as text.
  return entries.filter(({ detail }) => JSON.stringify(detail) === JSON.stringify({ order: id }));
};

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice(shop);
  staff = await office.newStaff('shopkeeper');
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

/** An order that was paid with a different amount: its id, the provider's and the database's. */
async function orderUnderReview() {
  const productId = await shop.addProduct({ stock: 1 });
  const shopper = shop.newShopper();
  const orderId = String((await shopper.checkout([{ productId, quantity: 1 }], 11_200)).body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null, amount: 100 }));
  const orders = shop.database.db.selectFrom('shop_order').select(['id', 'public_id']);
  const order = await orders.where('provider_order_id', '=', orderId).executeTakeFirstOrThrow();
  return { orderId, id: order.public_id, rowId: order.id };
}

const refundsOf = (rowId: number) =>
  shop.database.db
    .selectFrom('refund')
    .select(['status', 'next_attempt_at'])
    .where('order_id', '=', rowId)
    .orderBy('created_at')
    .execute();

it('lists an order that was paid with a different amount, and why', async () => {
  const { id } = await orderUnderReview();
  expect(await reviewOf(id)).toEqual([
    {
      id,
      number: expect.stringMatching(/^VC-/),
      status: 'review',
      paidAt: expect.any(String),
      name: 'Asha Rao',
      totalPaise: 11_200,
      emailProblem: null,
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

it('retries a postponed refund immediately', async () => {
  const { id, rowId } = await orderUnderReview();
  const later = new Date(shop.clock.now().getTime() + 60 * 60_000);
  const refund = shop.database.db.updateTable('refund').where('order_id', '=', rowId);
  await refund.set({ next_attempt_at: later }).execute();
  expect(await again(id)).toBe(200);
  expect(await refundsOf(rowId)).toMatchObject([{ next_attempt_at: shop.clock.now() }]);
  expect(await logOf(id)).toHaveLength(1);
});

it('retries a failed refund once, and then is empty and retries nothing', async () => {
  const { id, orderId, rowId } = await orderUnderReview();
  const refund = shop.database.db.updateTable('refund').where('order_id', '=', rowId);
  await refund.set({ status: 'failed' }).execute();
  expect(await reviewOf(id)).toMatchObject([{ refunds: [{ status: 'failed', nextAttemptAt: null }] }]);
  shop.clock.advance(1);
  expect(await again(id)).toBe(200);
  expect(await again(id)).toBe(200);
  expect(await reviewOf(id)).toMatchObject([{ refunds: [{ status: 'pending', amountPaise: 100 }] }]);
  await shop.reconcile();
  expect((await refundsOf(rowId)).map(({ status }) => status)).toEqual(['replaced', 'processed']);
  expect(await shop.statusOf(orderId)).toBe('refunded');
  await shop.deliver();
  expect(await reviewOf(id)).toEqual([]);
  expect(await again(id)).toBe(409);
  expect((await staff.post('/orders/nothing/refund-again', {})).status).toBe(404);
  expect(await logOf(id)).toHaveLength(2);
});
