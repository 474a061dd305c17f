import { sql, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isUseFree, reclaimUse, releaseUse } from '../coupons';
import { releaseOfOrder } from '../gift-cards';
import { isCardFree, spendAgain } from './gift-card-money';
import type { StockMovementKind } from './stock-tables';
import type { OrderHold, ShopOrderRow } from './tables';

interface HoldingOrder extends Pick<ShopOrderRow, 'gift_card_id' | 'gift_card_paise'> {
  readonly id: number;
  readonly hold: OrderHold;
}

type Direction = -1 | 0 | 1;

/** Locks products in the order of their ids, so that two carts never deadlock. */
export async function lockProducts(
  tx: DatabaseTransaction,
  wanted: { readonly publicIds?: readonly string[]; readonly orderIds?: readonly number[] },
): Promise<void> {
  // SQL does not allow empty lists, so both start with an id that does not exist.
  const publicIds = ['', ...(wanted.publicIds ?? [])];
  const orderIds = [0, ...(wanted.orderIds ?? [])];
  await tx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', (ids) =>
      ids
        .selectFrom('product')
        .select('id')
        .where('public_id', 'in', publicIds)
        .union((lines) =>
          lines.selectFrom('order_item').select('product_id as id').where('order_id', 'in', orderIds),
        )
        .union((replacements) =>
          replacements
            .selectFrom('exchange')
            .select('product_id as id')
            .where('order_id', 'in', orderIds)
            .where('state', 'not in', ['declined', 'cancelled']),
        ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface StockMove {
  readonly kind: StockMovementKind;
  readonly stock: Direction;
  readonly reserved: Direction;
  /** The refund that restocks the units. */
  readonly orderRefundId?: number;
  /** The exchange that moves them. */
  readonly exchangeId?: number;
}

/** All units of an order, by product. */
const allUnits = (orderId: number) =>
  sql`select product_id, sum(quantity)::int as quantity from order_item where order_id = ${orderId} group by product_id`;

/**
 * Units of an order that were not refunded, by product. Refunded units were restocked, or not, with their refund. Exchanged units are
 * of the variant that replaced them.
 */
const remainingUnits = (orderId: number) =>
  sql`with item as (
      select product_id, quantity - refunded as units, least(exchanged, quantity - refunded) as exchanged, other
      from (
        select product_id, quantity, other, coalesce(exchanged, 0) as exchanged,
          coalesce((select sum(order_refund_line.quantity) from order_refund_line where order_item_id = order_item.id), 0)::int
            as refunded
        from order_item left join (
          select order_item_id, product_id as other, quantity as exchanged from exchange where state = 'sent'
        ) as swap on swap.order_item_id = order_item.id
        where order_id = ${orderId}
      ) as each
    )
    select product_id, sum(units)::int as quantity from (
      select product_id, units - exchanged as units from item
      union all
      select other, exchanged from item where other is not null
    ) as left_over where units > 0 group by product_id`;

/** Units of a refund, by product. The units of a line that were exchanged are refunded after its others. */
const refundedUnits = (orderRefundId: number) =>
  sql`with item as (
      select product_id, units, other, greatest(0, least(units, quantity - coalesce(exchanged, 0) - earlier)) as own
      from (
        select order_item.product_id, order_item.quantity, order_refund_line.quantity as units, other, exchanged,
          coalesce((select sum(before.quantity) from order_refund_line as before
            where before.order_item_id = order_item.id and before.order_refund_id < ${orderRefundId}), 0)::int as earlier
        from order_refund_line
          join order_item on order_item.id = order_refund_line.order_item_id
          left join (
            select order_item_id, product_id as other, quantity as exchanged from exchange where state = 'sent'
          ) as swap on swap.order_item_id = order_item.id
        where order_refund_line.order_refund_id = ${orderRefundId}
      ) as each
    )
    select product_id, sum(units)::int as quantity from (
      select product_id, own as units from item
      union all
      select other, units - own from item where other is not null
    ) as parts where units > 0 group by product_id`;

/** Changes both counters and the stock ledger by units of an order. The products are locked already. */
async function moveStock(
  tx: DatabaseTransaction,
  orderId: number,
  move: StockMove,
  now: Date,
  units: RawBuilder<unknown> = allUnits(orderId),
): Promise<void> {
  await sql`
    with line as (
      ${units}
    ), moved as (
      update product set
        stock = product.stock + ${move.stock}::int * line.quantity,
        reserved = product.reserved + ${move.reserved}::int * line.quantity
      from line where product.id = line.product_id
    )
    insert into stock_movement
      (product_id, order_id, order_refund_id, exchange_id, kind, stock_delta, reserved_delta, created_at)
    select product_id, ${orderId}, ${move.orderRefundId ?? null}::bigint, ${move.exchangeId ?? null}::bigint, ${move.kind},
      ${move.stock}::int * quantity, ${move.reserved}::int * quantity, ${now.toISOString()}::timestamptz
    from line`.execute(tx);
}

/** Changes both counters and the ledger by the units of an exchange of one product, which is locked. */
export async function moveUnits(
  tx: DatabaseTransaction,
  exchange: { readonly id: number; readonly order_id: number; readonly quantity: number },
  {
    productRowId,
    ...move
  }: Omit<StockMove, 'orderRefundId' | 'exchangeId'> & { readonly productRowId: number },
  now: Date,
): Promise<void> {
  const units = sql`select ${productRowId}::bigint as product_id, ${exchange.quantity}::int as quantity`;
  await moveStock(tx, exchange.order_id, { ...move, exchangeId: exchange.id }, now, units);
}

/** Reserves the new order's units. The products are locked, and enough units of each are available. */
export async function reserveStock(tx: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await moveStock(tx, orderId, { kind: 'reserve', stock: 0, reserved: 1 }, now);
}

/** Releases the locked order's reserved units, the use of its coupon and its part of a gift card. */
export async function releaseStock(tx: DatabaseTransaction, order: HoldingOrder, now: Date): Promise<void> {
  if (order.hold !== 'held') return;
  await lockProducts(tx, { orderIds: [order.id] });
  await moveStock(tx, order.id, { kind: 'release', stock: 0, reserved: -1 }, now);
  await tx
    .updateTable('shop_order')
    .set({ hold: 'released', held_for: null })
    .where('id', '=', order.id)
    .execute();
  await releaseUse(tx, order.id, now);
  if (order.gift_card_id !== null) await releaseOfOrder(tx, order.id, now);
}

/** Restocks the sold units of the locked order, except those refunded earlier. */
export async function restock(tx: DatabaseTransaction, order: HoldingOrder, now: Date): Promise<void> {
  if (order.hold !== 'consumed') return;
  await lockProducts(tx, { orderIds: [order.id] });
  const move = { kind: 'restock', stock: 1, reserved: 0 } as const;
  await moveStock(tx, order.id, move, now, remainingUnits(order.id));
  await tx.updateTable('shop_order').set({ hold: 'released' }).where('id', '=', order.id).execute();
}

/** Restocks the units of a refund of the locked order. The products are locked. */
export async function restockRefunded(
  tx: DatabaseTransaction,
  order: Pick<HoldingOrder, 'id'>,
  orderRefundId: number,
  now: Date,
): Promise<void> {
  const move = { kind: 'restock', stock: 1, reserved: 0, orderRefundId } as const;
  await moveStock(tx, order.id, move, now, refundedUnits(orderRefundId));
}

/** Whether all units of an order without a hold are available and still on sale. Locks the products. */
export async function areUnitsFree(tx: DatabaseTransaction, orderId: number): Promise<boolean> {
  await lockProducts(tx, { orderIds: [orderId] });
  const insufficient = await tx
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select('product.id')
    .where('order_id', '=', orderId)
    .groupBy('product.id')
    .having(
      sql<boolean>`not product.active or product.options is not null or product.stock - product.reserved < sum(order_item.quantity)`,
    )
    .execute();
  return insufficient.length === 0;
}

/**
 * Whether an order without a hold can still be paid: its units, the use of its coupon and its part of a gift card are available.
 * Locks all three.
 */
export async function isOrderFree(
  tx: DatabaseTransaction,
  order: Omit<HoldingOrder, 'hold'>,
): Promise<boolean> {
  return (
    (await areUnitsFree(tx, order.id)) && (await isUseFree(tx, order.id)) && (await isCardFree(tx, order))
  );
}

/**
 * Sells the locked order's units: the reserved ones, or available ones if it has no reservation; in that case it also claims
 * the use of its coupon and its part of a gift card again. Returns false, and changes nothing, if any of them is unavailable.
 */
export async function sellStock(tx: DatabaseTransaction, order: HoldingOrder, now: Date): Promise<boolean> {
  if (order.hold === 'consumed') return true;
  const held = order.hold === 'held';
  if (held) await lockProducts(tx, { orderIds: [order.id] });
  else if (!(await isOrderFree(tx, order)) || !(await reclaimUse(tx, order.id, now))) return false;
  else await spendAgain(tx, order, now);
  await moveStock(tx, order.id, { kind: 'sell', stock: -1, reserved: held ? -1 : 0 }, now);
  await tx
    .updateTable('shop_order')
    .set({ hold: 'consumed', held_for: null })
    .where('id', '=', order.id)
    .execute();
  return true;
}
