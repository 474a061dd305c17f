import { sql } from 'kysely';
import type { ShopOrderRow } from '../db/tables/orders';
import { openStatuses } from './order-states';
import type { OrderTransaction } from './retry-transaction';

// Any number that no other advisory lock of the shop uses: the session's id is the second half of the key.
const CHECKOUT_LOCK = 7_301;

/** Lets one checkout of a session run at a time, on any instance, until the transaction ends. */
export async function takeTurn(tx: OrderTransaction, sessionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHECKOUT_LOCK}::int, (${sessionId}::bigint % 2147483647)::int)`.execute(
    tx,
  );
}

/** The session's orders that wait for payment, and the one of that receipt whatever its state, all locked. */
export async function lockSessionOrders(
  tx: OrderTransaction,
  sessionId: number,
  receipt: string,
): Promise<readonly ShopOrderRow[]> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('status', 'in', openStatuses), where('client_key', '=', receipt)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}
