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

/** Creates an order with that receipt in a separate session, and optionally pays it. */
async function order(receipt: string, pays: boolean): Promise<string> {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200, { receipt });
  const id = String(body.id);
  if (pays) await shopper.report(await payAtSandbox(shop.origin, id));
  return id;
}

const verdict = (opened: readonly string[], placed: readonly string[]) =>
  verdictOn(shop.database, { opened: new Set(opened), placed: new Set(placed) });

it('reports no problem for an order that is placed once, or not paid', async () => {
  const [placed, unpaid] = [await order('once', true), await order('unpaid', false)];
  const found = await verdict([placed, unpaid], [placed]);
  expect(found).toEqual({ lost: [], duplicated: 0, drift: null });
  expect(failuresOf(found)).toEqual([]);
});

it('finds missing orders, and acknowledged orders that are not placed', async () => {
  const unpaid = await order('acknowledged', false);
  const found = await verdict(['order_gone'], [unpaid]);
  expect(found.lost).toEqual(['order_gone', unpaid]);
  expect(failuresOf(found)).toEqual(['2 acknowledged orders are lost']);
});

it('finds a purchase with more than one placed order', async () => {
  const placed = [await order('twice', true), await order('twice', true)];
  const found = await verdict(placed, placed);
  expect(found.duplicated).toBe(1);
  expect(failuresOf(found)).toEqual(['1 purchases are placed more than once']);
});
