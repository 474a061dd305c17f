import type { Executor } from '../db/schema';

/** Lines of the orders that a user has placed, the latest order first, with the product's current slug and photos. */
export function listOrderedProducts(db: Executor, userId: number) {
  return db
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'shop_order.public_id',
      'shop_order.status',
      'shop_order.ship',
      'shop_order.created_at',
      'order_item.title',
      'order_item.rate_paise',
      'order_item.quantity',
      'product.slug',
      'product.photos',
    ])
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.placed_at', 'is not', null)
    .orderBy('shop_order.id', 'desc')
    .orderBy('order_item.id')
    .execute();
}

export type OrderedProductRecord = Awaited<ReturnType<typeof listOrderedProducts>>[number];
