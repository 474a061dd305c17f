import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import type { OrderStatus } from '../tables';

interface ParcelledOrder {
  readonly name: string;
  readonly status: OrderStatus;
  readonly parcels: number;
  /** Parcels that were not handed over, and those that were delivered. */
  readonly booked: number;
  readonly delivered: number;
  readonly underWay: number;
  /** Lines with more units in parcels than were ordered and not refunded before. */
  readonly exceeded: number;
  /** Units that are in no parcel. */
  readonly missing: number;
  /** Whether the order has the courier and the tracking number of one of its parcels. */
  readonly named: boolean;
}

/** States of an order that was sent completely. */
const sent: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

/** States in which an order may have parcels. */
const parcelled: readonly OrderStatus[] = ['packed', 'refunded', ...sent];

function faultsOf(order: ParcelledOrder): string[] {
  const { name, status, parcels, booked, delivered, underWay, exceeded, missing, named } = order;
  const isSent = sent.includes(status);
  const isComplete = parcels > 0 && missing === 0 && booked === 0;
  const faults = [
    ...(exceeded > 0 ? [`has ${exceeded} lines with too many units in parcels`] : []),
    ...(parcels > 0 && !parcelled.includes(status) ? [`is ${status} and has ${parcels} parcels`] : []),
    ...(isSent && !isComplete ? [`is ${status}, and ${missing} of its units are in no parcel`] : []),
    ...(status === 'packed' && isComplete ? ['is packed, and all of its units are sent'] : []),
    ...(status === 'shipped' && delivered === parcels ? ['is shipped, and all parcels are delivered'] : []),
    ...(status === 'delivered' && (underWay > 0 || delivered === 0)
      ? [`is delivered, and ${underWay} parcels are under way`]
      : []),
    ...(status === 'returned' && underWay > 0 ? ['is returned, and has parcels under way'] : []),
    ...(named ? [] : ['has the tracking number of none of its parcels']),
  ];
  return faults.map((fault) => `order ${name} ${fault}`);
}

/** Audits parcels: their units are those of the order that were not refunded before, and the order's state follows theirs. */
export async function auditParcels(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<ParcelledOrder>`
    select public_id as name, status, part.*, line.exceeded, line.missing,
      (shop_order.courier is null and (part.parcels = part.booked or status = 'refunded')) or exists (select from parcel
        where parcel.order_id = shop_order.id and parcel.courier = shop_order.courier
          and parcel.tracking_number = shop_order.tracking_number) as named
    from shop_order
      cross join lateral (select count(*)::int as parcels,
          count(*) filter (where state = 'booked')::int as booked,
          count(*) filter (where state = 'delivered')::int as delivered,
          count(*) filter (where state not in ('booked', 'delivered', 'returned'))::int as "underWay"
        from parcel where parcel.order_id = shop_order.id and state <> 'cancelled' and exchange_id is null) as part
      cross join lateral (select count(*) filter (where packed > wanted)::int as exceeded,
          coalesce(sum(wanted - packed) filter (where packed < wanted), 0)::int as missing
        from (select
            quantity - coalesce((select sum(order_refund_line.quantity) from order_refund_line
              join order_refund on order_refund.id = order_refund_id
              where order_item_id = order_item.id and unsent), 0) as wanted,
            coalesce((select sum(parcel_line.quantity) from parcel_line join parcel on parcel.id = parcel_id
              where order_item_id = order_item.id and state <> 'cancelled'), 0) as packed
          from order_item where order_item.order_id = shop_order.id) as each) as line
    where shop_order.id > ${after} and (part.parcels > 0 or status in ('shipped', 'delivered', 'returned'))
    order by shop_order.id`.execute(db);
  return rows.flatMap(faultsOf);
}
