import type { PaymentConfirmation } from '@shop/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { address } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newAccount, type Account, type Shopper } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.assertNoDrift();
  shop.sandbox.faults.down = false;
  shop.sandbox.faults.webhooks = 'normal';
});

/** Opens an order, as when the payment window appears. */
async function openOrder(shopper: Shopper) {
  const products = [{ productId: await shop.addProduct(), quantity: 1 }];
  const { body } = await shopper.checkout(products, 11_200);
  return { products, orderId: String(body.id) };
}

const pay = (orderId: string) => shop.sandbox.pay({ orderId, method: 'card', failure: null });

const confirmSigned = (shopper: Shopper, confirmation: Partial<PaymentConfirmation>) =>
  shopper.post('/order', { ...address, ...confirmation });

const orderOf = (orderId: string) =>
  shop.database.db
    .selectFrom('shop_order')
    .select(['public_id', 'session_id', 'user_id', 'status'])
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();

const refused = {
  status: 402,
  body: { status: 402, message: 'Payment verification failed. Please contact support.' },
};

describe('the session ends while the payment window is open', () => {
  it.each([
    ['a guest signs out in another tab', false, (shopper: Shopper) => shopper.post('/user/signout', {})],
    ['an account signs out in another tab', true, (shopper: Shopper) => shopper.post('/user/signout', {})],
    [
      'another account signs in',
      true,
      async (shopper: Shopper) => {
        await shopper.post('/user/signout', {});
        await newAccount(shopper);
      },
    ],
    [
      'the password is changed in another browser',
      true,
      async (_shopper: Shopper, { email, password }: Partial<Account>) => {
        const other = shop.newShopper();
        await other.post('/user/signin', { name: '', email, password, confirmPassword: '' });
        const change = { currentPassword: password, password: 'another rain on paper' };
        expect((await other.post('/user/change-password', change)).status).toBe(200);
      },
    ],
  ])('%s: the payment is confirmed, and the order keeps its session or account', async (_how, known, end) => {
    const shopper = shop.newShopper();
    const account = known ? await newAccount(shopper) : {};
    const { orderId } = await openOrder(shopper);
    const opened = await orderOf(orderId);
    await end(shopper, account);
    expect(await shopper.get(`/order/${opened.public_id}`)).toMatchObject({ status: 404 });

    const paid = await pay(orderId);
    expect(await shopper.report(paid)).toMatchObject({ body: { success: true, status: 'placed' } });
    expect(await confirmSigned(shopper, paid)).toMatchObject({
      status: 200,
      body: { success: true, order: { _id: opened.public_id, status: 'Order Placed' } },
    });
    expect(await orderOf(orderId)).toEqual({ ...opened, status: 'placed' });
  });

  it("cookies are cleared: a guest can still open the order's page", async () => {
    const { orderId } = await openOrder(shop.newShopper());
    const paid = await pay(orderId);
    const cleared = shop.newShopper();
    const { body } = await confirmSigned(cleared, paid);
    const { _id, link } = body.order as { _id: string; link: string };
    const key = link.slice(link.indexOf('#') + 1);
    expect(await cleared.post(`/order/${_id}/open`, { key })).toMatchObject({
      status: 200,
      body: { data: { order: { _id, status: 'placed' } } },
    });
  });

  it("an account's order shows others only that it is booked", async () => {
    const owner = shop.newShopper();
    await newAccount(owner);
    const { orderId } = await openOrder(owner);
    const paid = await pay(orderId);
    const other = shop.newShopper();
    await newAccount(other);
    const { status, body } = await confirmSigned(other, paid);
    const { public_id: _id } = await orderOf(orderId);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, order: { _id, status: 'Order Placed' } },
    });
    expect((await other.get(`/order/${_id}`)).status).toBe(404);
    expect((await other.get('/user/profile')).body).toMatchObject({ data: { orderDetail: [] } });
    expect((await owner.get(`/order/${_id}`)).status).toBe(200);
  });

  it('confirms by the signature alone, before the payment is reported', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const { orderId } = await openOrder(shop.newShopper());
    const paid = await pay(orderId);
    expect((await confirmSigned(shop.newShopper(), paid)).status).toBe(200);
    expect((await orderOf(orderId)).status).toBe('placed');
  });

  it('confirms while the provider is down', async () => {
    const { orderId } = await openOrder(shop.newShopper());
    const paid = await pay(orderId);
    shop.sandbox.faults.down = true;
    expect(await confirmSigned(shop.newShopper(), paid)).toMatchObject({
      status: 200,
      body: { order: { status: 'Confirming payment' } },
    });
  });
});

describe('a stranger', () => {
  it.each(['razorpay_payment_id', 'razorpay_signature'] as const)(
    'with another %s learns nothing, and changes nothing',
    async (name) => {
      const { orderId } = await openOrder(shop.newShopper());
      const paid = await pay(orderId);
      expect(await confirmSigned(shop.newShopper(), { ...paid, [name]: 'x'.repeat(64) })).toEqual(refused);
      expect((await orderOf(orderId)).status).toBe('pending_payment');
    },
  );

  it("cannot use their own order's signature for another", async () => {
    const own = await openOrder(shop.newShopper());
    const other = await openOrder(shop.newShopper());
    const paid = await pay(own.orderId);
    expect(await confirmSigned(shop.newShopper(), { ...paid, razorpay_order_id: other.orderId })).toEqual(
      refused,
    );
  });
});

it('the session of an order confirms it with any signature, without a link', async () => {
  const shopper = shop.newShopper();
  const { orderId } = await openOrder(shopper);
  const paid = await pay(orderId);
  await shopper.report(paid);
  const { public_id: _id } = await orderOf(orderId);
  const confirmed = { status: 200, body: { success: true, order: { _id, status: 'Order Placed' } } };
  expect(await confirmSigned(shopper, paid)).toEqual(confirmed);
  expect(await confirmSigned(shopper, { ...paid, razorpay_signature: 'other' })).toEqual(confirmed);
});
