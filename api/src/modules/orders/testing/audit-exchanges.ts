import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import type { ExchangeState } from '../exchange-tables';
import type { OrderStatus } from '../tables';

interface AuditedExchange {
  readonly name: string;
  readonly state: ExchangeState;
  readonly status: OrderStatus;
  readonly restocks: boolean;
  readonly quantity: number;
  /** Units of the line that are not refunded. */
  readonly left: number;
  /** Whether the replacement is another variant of the same product, with the tax of the line. */
  readonly sibling: boolean;
  readonly reserved: number;
  readonly released: number;
  readonly sold: number;
  readonly restocked: number;
  /** Units of products other than the replacement and the returned one. */
  readonly others: number;
  /** Its parcels that are booked, and those that were handed over. */
  readonly booked: number;
  readonly sent: number;
  /** Whether a parcel of it contains lines of the order, or collects cash. */
  readonly mixed: boolean;
  /** Whether its state is that of its last event. */
  readonly recorded: boolean;
}

const ended: readonly ExchangeState[] = ['declined', 'cancelled'];
const open: readonly ExchangeState[] = ['requested', 'accepted', 'received'];

function faultsOf(exchange: AuditedExchange): string[] {
  const { name, state, status, restocks, quantity, left, sibling, mixed, recorded, others } = exchange;
  const { reserved, released, sold, restocked, booked, sent } = exchange;
  const wasAccepted = reserved > 0 || !(state === 'requested' || ended.includes(state));
  const expected = {
    reserved: wasAccepted ? quantity : 0,
    released: wasAccepted && ended.includes(state) ? quantity : 0,
    sold: state === 'sent' ? quantity : 0,
    restocked: state === 'sent' && restocks ? quantity : 0,
  };
  const moved = { reserved, released, sold, restocked };
  const faults = [
    ...(JSON.stringify(moved) === JSON.stringify(expected)
      ? []
      : [`is ${state}, and its stock moved by ${JSON.stringify(moved)}`]),
    ...(others > 0 ? [`moved ${others} units of other products`] : []),
    ...(sibling ? [] : ['has a replacement of a different product or tax']),
    ...(open.includes(state) && left < quantity ? [`is ${state}, and its items are refunded`] : []),
    ...(open.includes(state) && status !== 'shipped' && status !== 'delivered'
      ? [`is ${state}, and its order is ${status}`]
      : []),
    ...(sent === (state === 'sent' ? 1 : 0) ? [] : [`is ${state} with ${sent} parcels`]),
    ...(booked > 0 && state !== 'received' ? [`is ${state}, and its replacement is booked`] : []),
    ...(mixed ? ['has a parcel with lines of the order, or with cash'] : []),
    ...(recorded ? [] : [`is ${state}, without an event`]),
  ];
  return faults.map((fault) => `exchange ${name} ${fault}`);
}

/** Audits exchanges: their stock, parcels and events match their states, and they do not change the amounts of orders. */
export async function auditExchanges(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<AuditedExchange>`
    select shop_order.public_id || ' ' || exchange.number as name, exchange.state, shop_order.status, restocks, exchange.quantity,
      order_item.quantity - coalesce((select sum(order_refund_line.quantity) from order_refund_line
        where order_refund_line.order_item_id = order_item.id), 0)::int as left,
      other.parent_id = bought.parent_id and other.id <> bought.id as sibling,
      moved.*, part.*,
      coalesce((select detail ->> 'exchangeState' from order_event
        where order_event.order_id = shop_order.id and kind = 'exchange'
          and (detail ->> 'exchange')::int = exchange.number
        order by id desc limit 1) = exchange.state, false) as recorded
    from exchange
      join shop_order on shop_order.id = exchange.order_id
      join order_item on order_item.id = order_item_id
      join product as bought on bought.id = order_item.product_id
      join product as other on other.id = exchange.product_id
      cross join lateral (select
          coalesce(sum(reserved_delta) filter (where kind = 'reserve' and product_id = other.id), 0)::int as reserved,
          coalesce(-sum(reserved_delta) filter (where kind = 'release' and product_id = other.id), 0)::int as released,
          coalesce(-sum(stock_delta) filter (where kind = 'sell' and product_id = other.id), 0)::int as sold,
          coalesce(sum(stock_delta) filter (where kind = 'restock' and product_id = bought.id), 0)::int as restocked,
          count(*) filter (where product_id not in (other.id, bought.id))::int as others
        from stock_movement where exchange_id = exchange.id) as moved
      cross join lateral (select
          count(*) filter (where parcel.state = 'booked')::int as booked,
          count(*) filter (where shipped_at is not null)::int as sent,
          coalesce(bool_or(collects_cash or exists (select from parcel_line where parcel_id = parcel.id)), false) as mixed
        from parcel where exchange_id = exchange.id and parcel.state <> 'cancelled') as part
    where exchange.order_id > ${after}
    order by exchange.id`.execute(db);
  return rows.flatMap(faultsOf);
}
