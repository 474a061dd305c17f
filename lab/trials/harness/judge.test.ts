import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from '../../../api/src/modules/orders/testing/order-shop';
import { payAtSandbox } from '../../../api/src/modules/orders/testing/pay-at-sandbox';
import { START_MS } from '../../../api/src/testing/test-database';
import { failuresOf, verdictOn } from './judge';

let shop: OrderShop;
let productId: string;
beforeAll(async () => {
  shop = await openOrderShop();
  productId = await shop.addProduct();
}, START_MS);
afterAll(() => shop.close());

/** Opens an order under that receipt, in a separate session; pays it too where it is wanted. */
async function order(receipt: string, pays: boolean): Promise<string> {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200, { receipt });
  const id = String(body.id);
  if (pays) await shopper.report(await payAtSandbox(shop.origin, id));
  return id;
}

const verdict = (opened: readonly string[], placed: readonly string[]) =>
  verdictOn(shop.database, { opened: new Set(opened), placed: new Set(placed) });

it('finds nothing wrong with a purchase that is placed once, and with one that is not paid', async () => {
  const [placed, unpaid] = [await order('once', true), await order('unpaid', false)];
  const found = await verdict([placed, unpaid], [placed]);
  expect(found).toEqual({ lost: [], duplicated: 0, drift: null });
  expect(failuresOf(found)).toEqual([]);
});

it('finds orders that are gone, and those that are acknowledged and not placed', async () => {
  const unpaid = await order('acknowledged', false);
  const found = await verdict(['order_gone'], [unpaid]);
  expect(found.lost).toEqual(['order_gone', unpaid]);
  expect(failuresOf(found)).toEqual(['2 acknowledged orders are lost']);
});

it('finds a purchase that is placed more than once', async () => {
  const placed = [await order('twice', true), await order('twice', true)];
  const found = await verdict(placed, placed);
  expect(found.duplicated).toBe(1);
  expect(failuresOf(found)).toEqual(['1 purchases are placed more than once']);
});
