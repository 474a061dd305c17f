import { addCard } from '../../gift-cards/testing/add-card';
import { payOrder } from './coupons';
import type { OrderShop } from './order-shop';

/** The balance of a card in paise. */
export async function balanceOf(
  { database }: Pick<OrderShop, 'database'>,
  { id }: { readonly id: number },
): Promise<number> {
  const card = await database.db
    .selectFrom('gift_card')
    .select('balance_paise')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return card.balance_paise;
}

/**
 * A placed order of two new units at 112.00 rupees each with GST, of which a new card with that many paise pays its part, and the
 * provider the rest.
 */
export async function placeWithCard(shop: OrderShop, cardPaise: number) {
  const card = await addCard(shop.database, { initialPaise: cardPaise });
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: 2, ratePaise: 10_000 });
  const giftCard = { code: card.code, amount: Math.min(cardPaise, 22_400) };
  const { body } = await shopper.checkout([{ productId, quantity: 2 }], 22_400, { giftCard });
  if (body.orderId === undefined) await payOrder(shop, shopper, body.id);
  const order = await shop.database.db
    .selectFrom('shop_order')
    .selectAll()
    .where('gift_card_id', '=', card.id)
    .executeTakeFirstOrThrow();
  const publicId = order.public_id;
  await shopper.get(`/order/${publicId}`);
  return { card, shopper, productId, publicId, id: order.id };
}
