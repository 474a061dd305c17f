import { offerGiftCards } from '../../gift-cards/testing/offer-gift-cards';
import { payOrder } from './coupons';
import type { OrderShop } from './order-shop';
import type { Shopper } from './shopper';

/** Adds a gift card on sale at its value, by default 500.00 rupees. Returns its public id. */
export async function addGiftCardProduct(shop: OrderShop, valuePaise = 50_000, stock = 10): Promise<string> {
  const productId = await shop.addProduct({ title: 'Gift Card', ratePaise: valuePaise, stock });
  await shop.database.db
    .updateTable('product')
    .set({ gift_card_paise: valuePaise })
    .where('public_id', '=', productId)
    .execute();
  return productId;
}

/** Sells cards of 500.00 rupees in a shop that offers them: the paid order, its cards, and its shopper. */
export async function sellGiftCards(
  shop: OrderShop,
  units: number,
  rest: Parameters<Shopper['checkout']>[2] = {},
) {
  await offerGiftCards(shop.database);
  const productId = await addGiftCardProduct(shop);
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity: units }], 50_000 * units, rest);
  await payOrder(shop, shopper, body.id);
  const order = await shop.database.db
    .selectFrom('shop_order')
    .selectAll()
    .where('provider_order_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  return { order, productId, shopper, cards: await cardsOf(shop, order.id) };
}

/** The cards that an order has sold. */
export const cardsOf = ({ database }: OrderShop, orderId: number) =>
  database.db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
