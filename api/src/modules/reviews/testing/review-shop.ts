import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { Account, ApiResponse, Shopper } from '../../orders/testing/shopper';
import { newAccount } from '../../orders/testing/shopper';
import { step, takeSteps } from '../../orders/testing/steps';

/** A signed-in shopper who has paid for a product. */
export interface Buyer {
  readonly shopper: Shopper;
  readonly account: Account;
  readonly orderId: string;
}

/** A form that the shop accepts. */
export const form = { stars: 5, title: 'Thick paper', text: 'No bleed with my broad nib.' };

/** A shop that shows reviews. */
export interface ReviewShop extends StaffedShop {
  /** Buys one unit of a product, or of a variant, at 100 rupees. */
  buy(productId: string): Promise<Buyer>;
  /** Buys a product that is delivered. */
  receive(productId: string): Promise<Buyer>;
  deliver(buyer: Buyer): Promise<void>;
  write(buyer: Buyer, productId: string, change?: object): Promise<ApiResponse>;
  /** The id of the review of a product by a buyer. */
  idOf(buyer: Buyer): Promise<string>;
  /** A review of a delivered order that staff have published. Returns its id. */
  publish(productId: string, change?: object): Promise<string>;
  setShown(showsReviews: boolean): Promise<void>;
}

export async function openReviewShop(): Promise<ReviewShop> {
  const staffed = await openStaffedShop();
  const { shop, staff } = staffed;
  const setShown: ReviewShop['setShown'] = async (showsReviews) => {
    await staff.post('/review-setting', { showsReviews });
  };
  await setShown(true);
  const buy: ReviewShop['buy'] = async (productId) => {
    const shopper = shop.newShopper();
    const account = await newAccount(shopper);
    const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
    const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shopper.report(paid);
    const order = await shop.database.db
      .selectFrom('shop_order')
      .select('public_id')
      .where('provider_order_id', '=', String(body.id))
      .where('status', '=', 'placed')
      .executeTakeFirstOrThrow();
    return { shopper, account, orderId: order.public_id };
  };
  const deliver: ReviewShop['deliver'] = ({ orderId }) =>
    takeSteps(shop, orderId, [step.pack, step.ship, step.deliver]);
  const receive: ReviewShop['receive'] = async (productId) => {
    const buyer = await buy(productId);
    await deliver(buyer);
    return buyer;
  };
  const write: ReviewShop['write'] = ({ shopper }, productId, change = {}) =>
    shopper.post(`/product/${productId}/own-review`, { ...form, ...change });
  const idOf: ReviewShop['idOf'] = async ({ orderId }) => {
    const review = await shop.database.db
      .selectFrom('product_review')
      .innerJoin('shop_order', 'shop_order.id', 'product_review.order_id')
      .select('product_review.public_id')
      .where('shop_order.public_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return review.public_id;
  };
  return {
    ...staffed,
    ...{ setShown, buy, deliver, receive, write, idOf },
    async publish(productId, change) {
      const buyer = await receive(productId);
      await write(buyer, productId, change);
      const id = await idOf(buyer);
      const { status } = await staff.post(`/reviews/${id}/publish`, { version: 1 });
      if (status !== 200) throw new Error(`Publishing returned ${status}`);
      return id;
    },
  };
}
