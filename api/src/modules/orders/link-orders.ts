import type { DatabaseTransaction } from '../../platform/db/schema';
import { addEvent } from './order-events';

/**
 * Links the orders that a session placed or opened as a guest to the account that signs in to it, each with an event. Orders of other sessions stay
 * as they are, whatever e-mail address they name. The session is locked against checkouts.
 */
export async function linkOrders(
  tx: DatabaseTransaction,
  session: { readonly id: number; readonly userId: number },
  now: Date,
): Promise<void> {
  const linked = await tx
    .updateTable('shop_order')
    .set({ user_id: session.userId, updated_at: now })
    .where('session_id', '=', session.id)
    .where('user_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id: orderId } of linked) {
    await addEvent(tx, { orderId, kind: 'linked', author: 'the shopper', at: now });
  }
}
