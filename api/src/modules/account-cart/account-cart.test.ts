import { limits } from '@shop/config';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { START_MS } from '../../testing/test-database';
import { offerCash, requestCash } from '../orders/testing/cash-orders';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import type { AccountCart, AccountCartChange } from './schemas';

type Change = Static<typeof AccountCartChange>;
type Shopper = ReturnType<OrderShop['newShopper']>;

let shop: OrderShop;
let accounts = 0;
let requests = 0;

beforeAll(async () => {
  shop = await openOrderShop();
}, START_MS);
afterAll(() => shop.close());

interface Device {
  readonly shopper: Shopper;
  readonly account: string;
  readonly credentials: { readonly email: string; readonly password: string };
}

async function signIn(credentials: Device['credentials']): Promise<Device> {
  const shopper = shop.newShopper();
  await shopper.post('/user/signin', credentials);
  const { body } = await shopper.get('/user/verify');
  return { shopper, credentials, account: (body as { data: { id: string } }).data.id };
}

async function signUp(): Promise<Device> {
  accounts += 1;
  const credentials = { email: `asha-${accounts}@example.in`, password: 'rain on paper' };
  await shop.newShopper().post('/user/signup', { ...credentials, name: 'Asha', phoneNumber: '9000090000' });
  return signIn(credentials);
}

function send({ shopper, account }: Device, changes: readonly Change[], rest: object = {}) {
  requests += 1;
  return shopper.post('/user/cart', { account, id: `change-${requests}`, revision: 0, changes, ...rest });
}

async function sync(...parameters: Parameters<typeof send>): Promise<Static<typeof AccountCart>> {
  const { status, body } = await send(...parameters);
  expect(status).toBe(200);
  return (body as unknown as { data: Static<typeof AccountCart> }).data;
}

const line = (productId: string, count: number, rest: Partial<Change> = {}): Change => ({
  ...{ list: 'cart', productId, color: '', count },
  ...rest,
});
const counts = ({ lines = [] }: Static<typeof AccountCart>) =>
  lines.map(({ list, productId, color, count }) => [list, productId, color, count]);

describe('POST /user/cart', () => {
  it('merges a first sign-in: the largest count of each line, and all wishlist entries', async () => {
    const [tape, pen] = [await shop.addProduct(), await shop.addProduct()];
    const phone = await signUp();
    await sync(phone, [line(tape, 2), line(pen, 1), line(pen, 1, { list: 'wishlist' })]);
    const laptop = await signIn(phone.credentials);
    const merged = await sync(laptop, [line(tape, 5), line(tape, 1, { list: 'wishlist' })]);
    expect(counts(merged)).toEqual([
      ['cart', tape, '', 5],
      ['cart', pen, '', 1],
      ['wishlist', pen, '', 1],
      ['wishlist', tape, '', 1],
    ]);
    expect(merged.lines?.[0]).toMatchObject({ ordered: 0, product: { _id: tape } });
  });

  it('applies a repeated request once, and responds with the current lines', async () => {
    const tape = await shop.addProduct();
    const phone = await signUp();
    const laptop = await signIn(phone.credentials);
    const id = 'a-lost-response';
    await sync(phone, [line(tape, 3)], { id });
    await sync(laptop, [line(tape, 0, { seen: { count: 3, ordered: 0 } })]);
    expect(counts(await sync(phone, [line(tape, 3)], { id }))).toEqual([]);
  });

  it('responds without lines while nothing has changed', async () => {
    const phone = await signUp();
    const { revision } = await sync(phone, [line(await shop.addProduct(), 1)]);
    expect(await sync(phone, [], { revision })).toEqual({ revision });
  });

  it('refuses guests, another account, other sites and invalid changes', async () => {
    const phone = await signUp();
    const other = await signUp();
    const tape = await shop.addProduct();
    const guest = { ...phone, shopper: shop.newShopper() };
    expect(await send(guest, [line(tape, 1)])).toMatchObject({ status: 401 });
    expect(await send({ ...phone, account: other.account }, [line(tape, 1)])).toMatchObject({ status: 409 });
    expect(await send(phone, [line(tape, limits.maxQuantity + 1)])).toMatchObject({ status: 400 });
    expect(await send(phone, [line(tape, 1)], { id: '?' })).toMatchObject({ status: 400 });
    const many = Array.from({ length: 1001 }, (_, index) => line(`p-${index}`, 1));
    expect(await send(phone, many)).toMatchObject({ status: 400 });
    for (const device of [phone, other]) expect(await sync(device, [])).toEqual({ revision: 0 });
  });

  it('keeps the limits of a cart, and names the products that they reduced', async () => {
    const tape = await shop.addProduct({ colors: 'Red, Blue' });
    const phone = await signUp();
    await sync(phone, [line(tape, 990, { color: 'Red' })]);
    const merged = await sync(phone, [line(tape, 20, { color: 'Blue' })]);
    expect(counts(merged).map(([, , color, count]) => [color, count])).toEqual([
      ['Red', 990],
      ['Blue', 9],
    ]);
    expect(merged.limited).toMatchObject([{ reached: 'units' }]);
  });

  it('leaves out products that are unknown or not on sale', async () => {
    const tape = await shop.addProduct();
    const phone = await signUp();
    await sync(phone, [line(tape, 1), line('unknown', 1)]);
    await shop.database.db
      .updateTable('product')
      .set({ active: false })
      .where('public_id', '=', tape)
      .execute();
    expect((await sync(phone, [])).lines).toEqual([]);
  });

  it('applies concurrent requests one after another', async () => {
    const phone = await signUp();
    const products = await Promise.all(Array.from({ length: 6 }, () => shop.addProduct()));
    await Promise.all(products.map((productId) => sync(phone, [line(productId, 1)])));
    expect((await sync(phone, [])).lines).toHaveLength(6);
  });
});

describe('an order', () => {
  /** Buys units of a product with a sandbox payment. */
  async function buy({ shopper }: Device, productId: string, quantity: number, fromCart: boolean) {
    const { body } = await shopper.checkout([{ productId, quantity }], quantity * 11_200, { fromCart });
    const orderId = String(body.id);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    await shop.deliver();
  }

  it('removes the ordered units from the cart, and keeps those that were added on another device', async () => {
    const tape = await shop.addProduct({ stock: 9 });
    const phone = await signUp();
    await sync(phone, [line(tape, 2)]);
    const laptop = await signIn(phone.credentials);
    await sync(laptop, [line(tape, 5, { seen: { count: 2, ordered: 0 } })]);
    await buy(phone, tape, 2, true);
    expect((await sync(laptop, [])).lines).toMatchObject([{ count: 3, ordered: 2 }]);
    // The phone removes its line as well, without having seen the units of the laptop.
    const removed = await sync(phone, [line(tape, 0, { seen: { count: 2, ordered: 0 } })]);
    expect(counts(removed)).toEqual([['cart', tape, '', 3]]);
  });

  it('does not return to the cart from a device that raised its count before', async () => {
    const tape = await shop.addProduct({ stock: 9 });
    const phone = await signUp();
    await sync(phone, [line(tape, 2)]);
    await buy(phone, tape, 2, true);
    const offline = await signIn(phone.credentials);
    const merged = await sync(offline, [line(tape, 3, { seen: { count: 2, ordered: 0 } })]);
    expect(counts(merged)).toEqual([['cart', tape, '', 1]]);
  });

  it('with cash on delivery removes the units when it is placed, as a paid one does', async () => {
    await offerCash(shop);
    const tape = await shop.addProduct({ stock: 9, ratePaise: 10_000 });
    const phone = await signUp();
    await sync(phone, [line(tape, 3), line(tape, 1, { list: 'wishlist' })]);
    // Two units with tax, and the fee with tax.
    const request = { products: [{ productId: tape, quantity: 2 }], amount: 22_400 + 2_800 };
    const placed = await requestCash(phone.shopper, request, { fromCart: true });
    expect(placed).toMatchObject({ status: 200 });
    expect(counts(await sync(phone, []))).toEqual([
      ['cart', tape, '', 1],
      ['wishlist', tape, '', 1],
    ]);
  });

  it('that is bought directly does not change the cart', async () => {
    const tape = await shop.addProduct({ stock: 9 });
    const phone = await signUp();
    await sync(phone, [line(tape, 1)]);
    await buy(phone, tape, 1, false);
    expect(counts(await sync(phone, []))).toEqual([['cart', tape, '', 1]]);
  });
});
