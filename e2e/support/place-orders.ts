import { payAtSandbox } from '../../api/src/modules/orders/testing/pay-at-sandbox';
import { newShopper } from '../../api/src/modules/orders/testing/shopper';

/** Orders of one product, so that no stock is bought up. */
const OF_ONE_PRODUCT = 5;

/** Buys one piece over the shop's API for each of the names, one after the other; the last one's order is the newest. */
export async function placeOrders(origin: string, names: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/api/v1/product?limit=20`);
  const { data } = (await response.json()) as { data: { products: readonly { readonly _id: string }[] } };
  for (const [index, name] of names.entries()) {
    const product = data.products[Math.floor(index / OF_ONE_PRODUCT)];
    if (!product) throw new Error('The shop sells too little.');
    const shopper = newShopper(origin);
    const lines = [{ productId: product._id, quantity: 1 }];
    // The refusal of a wrong total says the right one.
    const refused = await shopper.checkout(lines, 1, { name });
    const { body } = await shopper.checkout(lines, Number(refused.body.amount), { name });
    const reported = await shopper.report(await payAtSandbox(origin, String(body.id)));
    if (reported.body.status !== 'placed') throw new Error(`Not placed: ${JSON.stringify(reported.body)}`);
  }
}
