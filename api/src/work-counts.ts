import { sql } from 'kysely';
import type { OrderStatus } from './modules/orders/tables';
import type { Executor } from './platform/db/schema';

const states: readonly OrderStatus[] = [
  'creating',
  'pending_payment',
  'unconfirmed',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'expired',
  'refund_pending',
  'refunded',
  'review',
];

/** Counts the orders by state, including states without orders. */
export async function countOrders(
  db: Executor,
): Promise<readonly { readonly state: OrderStatus; readonly count: number }[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return states.map((state) => ({ state, count: counts.get(state) ?? 0 }));
}

export interface Queue {
  readonly queue: 'mail' | 'webhook' | 'refund' | 'password-reset' | 'order-check';
  readonly count: number;
  /** Age of the oldest due item; 0 if none is due. */
  readonly oldestSeconds: number;
  /** Failed items; only emails can fail. */
  readonly failed: number;
}

/** Counts the waiting work of each queue. */
export async function countWaiting(db: Executor): Promise<readonly Queue[]> {
  const { rows } = await sql<{ queue: Queue['queue']; count: number; oldest: number | null; failed: number }>`
    with waiting (queue, due) as (
      select 'mail', next_attempt_at from mail_outbox where state = 'waiting'
      union all select 'webhook', next_attempt_at from webhook_event where processed_at is null
      union all select 'webhook', next_attempt_at from courier_webhook where processed_at is null
      union all select 'refund', next_attempt_at from refund where status = 'pending' and method = 'provider'
      union all select 'password-reset', created_at from password_reset_request
      union all select 'order-check', next_check_at from shop_order
        where status in ('creating', 'pending_payment') and next_check_at <= now()
    )
    select names.queue, count(waiting.due)::int as count,
      extract(epoch from now() - min(waiting.due))::float8 as oldest,
      (select count(*)::int from mail_outbox
        where state = 'failed' and error <> 'address corrected' and names.queue = 'mail') as failed
    from (values ('mail'), ('webhook'), ('refund'), ('password-reset'), ('order-check')) as names (queue)
    left join waiting on waiting.queue = names.queue
    group by names.queue`.execute(db);
  return rows.map(({ queue, count, oldest, failed }) => ({
    queue,
    count,
    failed,
    oldestSeconds: Math.max(0, oldest ?? 0),
  }));
}
