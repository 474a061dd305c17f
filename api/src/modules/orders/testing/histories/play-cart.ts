import type { AccountCart } from '../../../account-cart/schemas';
import type { Static } from 'typebox';
import { chosen, type HistoryScene, type Play } from './history-scene';
// Adds the tables of carts to the type of the database.
import type {} from '../../../account-cart/tables';

/** The browsers' changes to the account's cart; units by product. */
export interface CartRecord {
  readonly requests: object[];
  /** The largest count that a browser sent. */
  readonly sent: Map<string, number>;
  /** Units that a response confirmed, with those that were ordered. */
  readonly confirmed: Map<string, number>;
  /** Products whose line a browser removed. */
  readonly removed: Set<string>;
}

export const newCartRecord = (): CartRecord => ({
  requests: [],
  sent: new Map(),
  confirmed: new Map(),
  removed: new Set(),
});

let requests = 0;

const raise = (units: Map<string, number>, productId: string, count: number) =>
  units.set(productId, Math.max(count, units.get(productId) ?? 0));

/** The cart of the account, by product. */
async function readCart({ shop, account }: HistoryScene) {
  const lines = await shop.database.db
    .selectFrom('account_line')
    .select(['product_id', 'count', 'ordered'])
    .where('user_id', '=', account.id)
    .where('list', '=', 'cart')
    .execute();
  return new Map(lines.map(({ product_id: id, count, ordered }) => [id, { count, ordered }]));
}

/** The request of a browser that sets or removes a line. */
async function newRequest(scene: HistoryScene, product: HistoryScene['products'][number], count: number) {
  const { id: productId, color } = product;
  const line = { list: 'cart', productId, color, count };
  const seen = (await readCart(scene)).get(productId);
  requests += 1;
  return {
    account: scene.account.publicId,
    id: `history-${requests}`,
    revision: 0,
    // Without `seen` the larger count wins: then only orders take units from the line.
    changes: [count === 0 && seen ? { ...line, seen } : line],
  };
}

const change: Play<'change cart'> = async (scene, { app }, { shopper, product, count, as }) => {
  const { cart } = scene;
  const found = chosen(scene.products, product);
  if (!found) return;
  const request =
    as === 'again'
      ? chosen(cart.requests, product)
      : await newRequest(scene, found, as === 'removed' ? 0 : count);
  if (!request) return;
  if (as === 'removed') cart.removed.add(found.id);
  if (as === 'set') raise(cart.sent, found.id, count);
  cart.requests.push(request);
  const response = await chosen(scene.shoppers, shopper)?.post(app, '/user/cart', request);
  // Guests have no cart in the shop.
  if (response?.status === 401) return;
  if (response?.status !== 200) throw new Error(`Changing the cart returned ${response?.status}`);
  const { lines = [] } = response.body.data as Static<typeof AccountCart>;
  for (const { productId, count: now, ordered } of lines) raise(cart.confirmed, productId, now + ordered);
};

/** Steps of the account's cart. */
export const cartPlays = { 'change cart': change } as const;

/** Units in booked orders that were bought from the account's cart, by product. */
async function readBought({ shop, account, firstOrder }: HistoryScene) {
  const rows = await shop.database.db
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select(['product.public_id', 'quantity'])
    .where('shop_order.user_id', '=', account.id)
    .where('shop_order.id', '>=', firstOrder)
    .where('from_cart', '=', true)
    .where(({ or, eb }) => or([eb('placed_at', 'is not', null), eb('cod', '=', true)]))
    .execute();
  const bought = new Map<string, number>();
  for (const { public_id: id, quantity } of rows) bought.set(id, (bought.get(id) ?? 0) + quantity);
  return bought;
}

/** Compares the account's cart with what browsers sent, and with what orders took from it. */
export async function auditCart(scene: HistoryScene): Promise<string[]> {
  const { cart } = scene;
  const lines = await readCart(scene);
  const bought = await readBought(scene);
  return scene.products.flatMap(({ id }) => {
    const { count, ordered } = lines.get(id) ?? { count: 0, ordered: 0 };
    const most = Math.min(bought.get(id) ?? 0, ordered);
    const least = cart.removed.has(id) ? 0 : (cart.confirmed.get(id) ?? 0);
    return [
      ...(ordered > most
        ? [`the cart counts ${ordered} ordered units of ${id}, of which ${most} exist`]
        : []),
      ...(count > (cart.sent.get(id) ?? 0) ? [`the cart has ${count} units of ${id}, which nobody set`] : []),
      ...(count + ordered < least
        ? [`the cart lost units of ${id}: ${count + ordered} of ${least} are left`]
        : []),
    ];
  });
}
