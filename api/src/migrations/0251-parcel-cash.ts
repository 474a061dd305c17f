import { sql, type Kysely } from 'kysely';

/**
 * Marks the parcel that collects the cash of its order: the last one that was stored, if nothing is left to ship. A parcel does not
 * collect it if the rest of the order was refunded only after it was stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcel add column collects_cash boolean not null default false`.execute(db);
  await sql`update parcel set collects_cash = true
    from shop_order
    where shop_order.id = parcel.order_id and shop_order.cod and parcel.state <> 'cancelled'
      and parcel.number = (select max(number) from parcel as other
        where other.order_id = parcel.order_id and other.state <> 'cancelled')
      and not exists (select 1 from order_refund
        where order_refund.order_id = parcel.order_id and unsent and order_refund.created_at > parcel.created_at)
      and not exists (select 1 from order_item
        where order_item.order_id = parcel.order_id and quantity
          > coalesce((select sum(parcel_line.quantity) from parcel_line join parcel as sent on sent.id = parcel_id
              where order_item_id = order_item.id and sent.state <> 'cancelled'), 0)
          + coalesce((select sum(order_refund_line.quantity) from order_refund_line
              join order_refund on order_refund.id = order_refund_id
              where order_item_id = order_item.id and unsent), 0))`.execute(db);
}
