import { isEmailAddress } from '@shop/config/email-address';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { sendOrderEmail } from './order-email';
import { addEvent } from './order-events';
import { lockByPublicId } from './order-repository';
import type { OrderContext, RepeatingKeeper } from './ports';
import { sendStepEmail } from './step-email';
import type { OrderStatus, ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** States in which the confirmation of an order is still true. */
const booked: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

/** Sends the confirmation, and for a parcel on its way its tracking number. Returns whether anything is sent. */
async function sendAgain(
  tx: DatabaseTransaction,
  context: Pick<Context, 'mailer' | 'links'>,
  order: ShopOrderRow,
  again: string,
): Promise<boolean> {
  if (!context.mailer.enabled || !booked.includes(order.status)) return false;
  await sendOrderEmail(tx, context, order, again);
  const { status, courier, tracking_number: trackingNumber } = order;
  if (status === 'shipped' && courier !== null && trackingNumber !== null) {
    await sendStepEmail(
      tx,
      context,
      order,
      { to: 'shipped', courier, trackingNumber },
      { refundPaise: 0 },
      again,
    );
  }
  return true;
}

/**
 * Corrects the email address of a paid order and sends its confirmation again, once for each key, with an event and an entry in the log.
 * Throws an ApiError 404, 422 with `field` for an address that no email can be sent to, or 409 for an order that names nobody any more.
 */
export async function correctEmail(
  { database, clock, mailer, links }: Context,
  publicId: string,
  { email, key }: { readonly email: string; readonly key: string },
  keeper: RepeatingKeeper,
): Promise<void> {
  if (!isEmailAddress(email)) {
    throw new ApiError(422, 'No email can be sent to this address.', { extra: { field: 'email' } });
  }
  const now = clock.now();
  await inTransaction(database, (tx) =>
    keeper.once(tx, { key, request: { correctEmail: publicId, email } }, now, async () => {
      const order = await lockByPublicId(tx, publicId);
      if (!order?.paid_at) throw new ApiError(404, 'There is no such order.');
      const { email: previousEmail } = order.ship;
      if (previousEmail === '') throw new ApiError(409, 'The personal data of this order was erased.');
      const ship = { ...order.ship, email };
      await tx
        .updateTable('shop_order')
        .set({ ship: JSON.stringify(ship), email_problem: null, updated_at: now })
        .where('id', '=', order.id)
        .execute();
      const resent = await sendAgain(tx, { mailer, links }, { ...order, ship }, key);
      const detail = { email, previousEmail, resent };
      await addEvent(tx, {
        orderId: order.id,
        kind: 'email-corrected',
        author: keeper.name,
        at: now,
        detail,
      });
      await keeper.log(tx, 'order-email-corrected', { order: publicId, ...detail }, now);
    }),
  );
}
