import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

/**
 * Whatever happened, every product's counters must be what its stock ledger adds up to, and what is reserved must be what
 * orders hold; throws otherwise. Products come with a `seed` movement, so the ledger starts at zero.
 */
export async function assertNoDrift(db: Executor): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    with moved as (
      select product_id, sum(stock_delta)::int as stock, sum(reserved_delta)::int as reserved
      from stock_movement group by product_id
    ), held as (
      select product_id, sum(quantity)::int as pieces
      from order_item join shop_order on shop_order.id = order_item.order_id
      where shop_order.hold = 'held' group by product_id
    )
    select title, product.stock, product.reserved, moved.stock as journal_stock,
      moved.reserved as journal_reserved, coalesce(held.pieces, 0) as held
    from product
      left join moved on moved.product_id = product.id
      left join held on held.product_id = product.id
    where product.stock <> coalesce(moved.stock, 0)
      or product.reserved <> coalesce(moved.reserved, 0)
      or product.reserved <> coalesce(held.pieces, 0)`.execute(db);
  if (rows.length > 0) throw new Error(`Stock has drifted: ${JSON.stringify(rows)}`);
}
