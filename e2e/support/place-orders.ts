import { payAtSandbox } from '../../api/src/modules/orders/testing/pay-at-sandbox';
import { newShopper } from '../../api/src/modules/orders/testing/shopper';

/** Maximum orders of one product, so that stock remains. */
const OF_ONE_PRODUCT = 5;

/** Enough stock for other tests too. */
const PLENTY = 3 * OF_ONE_PRODUCT;

interface Listed {
  readonly _id: string;
  readonly stock: number;
}

/** Buys one unit through the shop's API for each name, in order. */
export async function placeOrders(origin: string, names: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/api/v1/product?limit=50`);
  const { data } = (await response.json()) as { data: { products: readonly Listed[] } };
  const products = data.products.filter(({ stock }) => stock >= PLENTY);
  for (const [index, name] of names.entries()) {
    const product = products[Math.floor(index / OF_ONE_PRODUCT)];
    if (!product) throw new Error('The shop has too few products with enough stock.');
    const shopper = newShopper(origin);
    const lines = [{ productId: product._id, quantity: 1 }];
    // The error for a wrong total contains the correct one.
    const refused = await shopper.checkout(lines, 1, { name });
    const { amount } = refused.body;
    if (typeof amount !== 'number') throw new Error(`No amount: ${JSON.stringify(refused.body)}`);
    const { body } = await shopper.checkout(lines, amount, { name });
    const reported = await shopper.report(await payAtSandbox(origin, String(body.id)));
    if (reported.body.status !== 'placed') throw new Error(`Not placed: ${JSON.stringify(reported.body)}`);
  }
}
