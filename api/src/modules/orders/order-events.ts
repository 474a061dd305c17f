import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { OrderEventDetail, OrderEventKind, OrderEventRow } from './tables';

/** Adds to what happened to an order. `author` is a keeper's name or the shopper, null for the shop itself. */
export async function addEvent(
  tx: DatabaseTransaction,
  event: {
    readonly orderId: number;
    readonly kind: OrderEventKind;
    readonly author: string | null;
    readonly at: Date;
    readonly detail?: OrderEventDetail;
  },
): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      author: event.author,
      at: event.at,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** What happened to an order, the earliest first. */
export function listEvents(db: Executor, orderId: number): Promise<readonly OrderEventRow[]> {
  return db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}
