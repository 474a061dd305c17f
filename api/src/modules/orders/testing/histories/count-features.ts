import { sql } from 'kysely';
import type { Executor } from '../../../../platform/db/schema';

/** How often each feature of orders occurred in the histories of a shop. */
export async function countFeatures(db: Executor): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    with sold as (select * from shop_order where placed_at is not null)
    select
      (select count(distinct order_id)::int from order_item join sold on sold.id = order_id
        join product on product.id = product_id where parent_id is not null) as variants,
      (select count(*)::int from sold where coupon_code is not null) as coupons,
      (select count(*)::int from coupon_use where released_at is not null) as "coupon uses given back",
      (select count(*)::int from sold where gift_card_id is not null) as "gift cards",
      (select count(*)::int from sold where gift_card_paise = total_paise) as "paid in full by gift card",
      (select count(*)::int from gift_card where order_id is not null) as "gift cards sold",
      (select count(*)::int from gift_card where order_id is not null and state = 'cancelled') as "gift cards cancelled",
      (select count(*)::int from gift_card_entry where kind = 'release') as "gift cards released",
      (select count(*)::int from gift_card_entry where kind = 'refund') as "refunds to gift cards",
      (select count(*)::int from sold where cod) as "cash on delivery",
      (select count(*)::int from payment where collected_paise is not null) as "cash collected",
      (select count(*)::int from cod_remittance) as remittances,
      (select count(*)::int from refund where method = 'transfer') as transfers,
      (select count(*)::int from sold where shipping_paise > 0) as "charged shipping",
      (select count(*)::int from sold where buyer_gstin is not null) as "business buyers",
      (select count(*)::int from sold where from_cart and user_id is not null) as "account carts",
      (select count(*)::int from order_refund) as "credit notes",
      (select count(*)::int from parcel where courier_code is null and shipped_at is not null) as "parcels by hand",
      (select count(*)::int from parcel where courier_code = 'sandbox' and shipment_id is not null) as "courier bookings",
      (select count(*)::int from parcel where courier_code = 'sandbox' and state = 'cancelled') as "cancelled bookings",
      (select count(*)::int from parcel where courier_code = 'sandbox' and state = 'delivered') as "courier deliveries",
      (select count(*)::int from parcel where courier_code = 'sandbox' and state = 'returned') as "courier returns",
      (select count(*)::int from exchange) as exchanges,
      (select count(*)::int from exchange where state = 'sent') as "sent replacements",
      (select count(*)::int from exchange where state in ('declined', 'cancelled')) as "ended exchanges",
      (select count(*)::int from parcel_event join parcel on parcel.id = parcel_id
        where courier_code = 'sandbox') as "courier reports"`.execute(db);
  return rows[0] ?? {};
}
