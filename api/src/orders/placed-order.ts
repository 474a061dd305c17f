import { tax } from '@shop/config';
import { orderTotals, toRupees } from '@shop/money';
import type { Static } from 'typebox';
import { toPhoto } from '../catalogue/photo-view';
import type { Executor } from '../db/schema';
import type { ShopOrderRow } from '../db/tables/orders';
import { orderNumber } from './order-ids';
import { ownedBy, type Shopper } from './order-owner';
import type { PlacedOrder } from './placed-order-schema';

/** An order by its public id, if it is that shopper's. */
export function findOwnOrder(
  db: Executor,
  shopper: Shopper,
  publicId: string,
): Promise<ShopOrderRow | undefined> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .where(ownedBy(shopper))
    .executeTakeFirst();
}

/** Lines of an order as they were sold, with the product's current slug and photos. */
export function listLines(db: Executor, orderId: number) {
  return db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'product.public_id',
      'product.slug',
      'product.photos',
      'order_item.title',
      'order_item.color',
      'order_item.quantity',
      'order_item.rate_paise',
      'order_item.discount_bp',
      'order_item.unit_paise',
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
}

type LineRecord = Awaited<ReturnType<typeof listLines>>[number];

function toLine(line: LineRecord): Static<typeof PlacedOrder>['products'][number] {
  const [main] = line.photos;
  if (!main) throw new Error(`Product ${line.slug} has no photo`);
  return {
    productId: line.public_id,
    title: line.title,
    slugProduct: line.slug,
    mainPhoto: toPhoto(main),
    color: line.color,
    quantity: line.quantity,
    price: toRupees(line.unit_paise),
    unitPaise: line.unit_paise,
    totalPaise: line.unit_paise * line.quantity,
  };
}

/** An order for its shopper's eyes. `status` is the outcome's, which knows of payments on their way. */
export function toPlacedOrder(
  order: ShopOrderRow,
  lines: readonly LineRecord[],
  status: string,
  invoice: Static<typeof PlacedOrder>['invoice'],
): Static<typeof PlacedOrder> {
  const { subtotalPaise, taxPaise, roundingPaise, payablePaise } = orderTotals(
    lines.map((line) => ({
      ratePaise: line.rate_paise,
      discountBp: line.discount_bp,
      quantity: line.quantity,
    })),
    tax.gstBasisPoints,
  );
  return {
    _id: order.public_id,
    orderNumber: orderNumber(order.public_id),
    status,
    createdAt: order.created_at.toISOString(),
    products: lines.map(toLine),
    total: toRupees(order.total_paise),
    totals: { subtotalPaise, taxPaise, roundingPaise, payablePaise },
    address: order.ship,
    invoice,
  };
}
