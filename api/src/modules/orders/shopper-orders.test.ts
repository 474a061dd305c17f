import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { listEvents } from './order-repository';
import { newOrderId, orderNumber } from './shopper-orders';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { type Account, newAccount, type Shopper } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const signIn = (shopper: Shopper, { email, password }: Account) =>
  shopper.post('/user/signin', { name: '', email, password, confirmPassword: '' });

/** An account without a session. */
const addAccount = () => newAccount(shop.newShopper());

async function openOrder(shopper: Shopper) {
  const products = [{ productId: await shop.addProduct(), quantity: 1 }];
  const { body } = await shopper.checkout(products, 11_200);
  return String(body.id);
}

async function buy(shopper: Shopper) {
  const orderId = await openOrder(shopper);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  return orderId;
}

async function listedOrders(shopper: Shopper) {
  const { body } = await shopper.get('/user/profile');
  return (body.data as { orderDetail: readonly unknown[] }).orderDetail;
}

const rowOf = (orderId: string) =>
  shop.database.db
    .selectFrom('shop_order')
    .select(['id', 'user_id'])
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('signing in', () => {
  it("links the session's guest orders to the account, with an event", async () => {
    const account = await addAccount();
    const shopper = shop.newShopper();
    const orderId = await buy(shopper);
    await signIn(shopper, account);
    expect(await listedOrders(shopper)).toHaveLength(1);
    const { id } = await rowOf(orderId);
    const linked = (await listEvents(shop.database.db, id)).filter(({ kind }) => kind === 'linked');
    expect(linked).toMatchObject([{ author: 'the shopper' }]);
  });

  it('between opening and paying links the order', async () => {
    const account = await addAccount();
    const shopper = shop.newShopper();
    const orderId = await openOrder(shopper);
    await signIn(shopper, account);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    expect(await listedOrders(shopper)).toHaveLength(1);
  });

  it('again links nothing twice', async () => {
    const account = await addAccount();
    const shopper = shop.newShopper();
    const orderId = await buy(shopper);
    await signIn(shopper, account);
    await signIn(shopper, account);
    const { id } = await rowOf(orderId);
    const kinds = (await listEvents(shop.database.db, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'linked')).toHaveLength(1);
  });

  it('does not link guest orders of another browser, even with the same email address', async () => {
    const account = await addAccount();
    const guest = shop.newShopper();
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const { body } = await guest.checkout(products, 11_200, { email: account.email });
    await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shop.deliver();
    const shopper = shop.newShopper();
    await signIn(shopper, account);
    expect(await listedOrders(shopper)).toEqual([]);
    expect((await rowOf(String(body.id))).user_id).toBeNull();
  });

  it("keeps an account's order when another account signs in in the same browser", async () => {
    const shopper = shop.newShopper();
    await newAccount(shopper);
    const orderId = await buy(shopper);
    const { user_id: owner } = await rowOf(orderId);
    await signIn(shopper, await addAccount());
    expect(await listedOrders(shopper)).toEqual([]);
    expect((await rowOf(orderId)).user_id).toBe(owner);
  });

  it('during checkouts of the same session links all of them', async () => {
    const account = await addAccount();
    const products = [{ productId: await shop.addProduct({ stock: 100 }), quantity: 1 }];
    for (let round = 0; round < 8; round += 1) {
      const shopper = shop.newShopper();
      const first = await shopper.checkout(products, 11_200);
      await Promise.all([
        signIn(shopper, account),
        ...[2, 3, 4].map((quantity) =>
          shopper.checkout(
            products.map((line) => ({ ...line, quantity })),
            11_200 * quantity,
          ),
        ),
      ]);
      expect((await rowOf(String(first.body.id))).user_id).not.toBeNull();
    }
    const missed = await shop.database.db
      .selectFrom('shop_order')
      .innerJoin('session', 'session.id', 'session_id')
      .select('public_id')
      .where('session.user_id', 'is not', null)
      .where('shop_order.user_id', 'is', null)
      .execute();
    expect(missed).toEqual([]);
  });
});

it('creates unique ids that fit a receipt', () => {
  const ids = Array.from({ length: 100 }, newOrderId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^ord_[0-9a-hjkmnp-tv-z]{26}$/);
});

it('shows an order number that can be read over the phone', () => {
  expect(orderNumber('ord_4f7k29qxbm0000000000000000')).toBe('VC-4F7K2-9QXBM');
});

it('lists orders with the GST rate while the shop shows prices with GST', async () => {
  const shopper = shop.newShopper();
  await newAccount(shopper);
  await buy(shopper);
  const choose = (withTax: boolean) =>
    shop.database.db
      .insertInto('price_setting')
      .values({ id: 1, with_tax: withTax })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ with_tax: withTax }))
      .execute();
  const [before] = await listedOrders(shopper);
  expect(before).not.toHaveProperty('productId.shownGstRate');
  await choose(true);
  expect(await listedOrders(shopper)).toMatchObject([{ productId: { rate: 100, shownGstRate: 12 } }]);
  await choose(false);
  expect(await listedOrders(shopper)).toEqual([before]);
});
