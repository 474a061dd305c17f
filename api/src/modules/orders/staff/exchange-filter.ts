import { sql, type SqlBool } from 'kysely';
import type { ExchangeState } from '../exchange-tables';

/** Whether an order has an exchange under way. */
export const hasOpenExchange = sql<SqlBool>`exists (select 1 from exchange
  where exchange.order_id = shop_order.id and state in ('requested', 'accepted', 'received'))`;

/** The state of the latest exchange of an order that is under way; null without one. */
export const openExchangeState = sql<ExchangeState | null>`(select state from exchange
  where exchange.order_id = shop_order.id and state in ('requested', 'accepted', 'received')
  order by number desc limit 1)`;
