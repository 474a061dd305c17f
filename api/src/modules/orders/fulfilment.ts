import { isEmailAddress } from '@shop/config/email-address';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { creditRefunded } from './credit-notes';
import { sendConfirmEmail } from './cod-emails';
import { collectCash, refundMethodOf } from './cod-money';
import { type MoneyBack, sendOrderEmail, sendStepEmail } from './emails';
import { issueInvoice } from './invoices';
import { addEvent, lockByPublicId, moveOrder, paymentOf } from './order-repository';
import { statusInWords, isDone, mayMove, type Step } from './order-states';
import type { OrderContext, OrderActor, IdempotentActor } from './ports';
import { assertSomethingToSend } from './refund-lines';
import { oweRefund } from './refunds';
import { releaseStock, restock } from './stock';
import type { OrderEventDetail, OrderStatus, ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** Effects of a step other than the state. */
interface Effect {
  readonly detail: OrderEventDetail;
  readonly money: MoneyBack;
}

const noMoney: MoneyBack = { refundPaise: 0 };

/** Refunds what is left of the payment, with a credit note if there is an invoice. */
async function sendBack(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  {
    to,
    reason,
    restocked,
  }: { readonly to: OrderStatus; readonly reason: string; readonly restocked: boolean },
  author: string,
  now: Date,
): Promise<Effect> {
  const method = await refundMethodOf(tx, order);
  const refundPaise = await oweRefund(tx, order, paymentOf(order), `${to}: ${reason}`, now, method);
  const credited = await creditRefunded(tx, order, 0, { reason, restocked, author, now });
  if (!credited) return { detail: { reason, restocked }, money: { refundPaise, method } };
  const { amountPaise, creditNote } = credited;
  return { detail: { reason, restocked, amountPaise, creditNote }, money: { refundPaise, method, credited } };
}

/** Applies the effects of a step to stock and payment. */
async function takeEffect(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  step: Step,
  author: string,
  now: Date,
): Promise<Effect> {
  switch (step.to) {
    case 'packed':
      await assertSomethingToSend(tx, order.id);
      return { detail: {}, money: noMoney };
    case 'delivered': {
      const collectedPaise = await collectCash(tx, order, now);
      if (collectedPaise === undefined) return { detail: {}, money: noMoney };
      return { detail: { amountPaise: collectedPaise }, money: { ...noMoney, collectedPaise } };
    }
    case 'shipped': {
      await assertSomethingToSend(tx, order.id);
      // Goods are shipped with an invoice.
      await issueInvoice(tx, order, now);
      const { courier, trackingNumber } = step;
      return { detail: { courier, trackingNumber }, money: noMoney };
    }
    case 'cancelled':
      if (order.status === 'unconfirmed') {
        await releaseStock(tx, order, now);
        return { detail: { reason: step.reason }, money: noMoney };
      }
      await restock(tx, order, now);
      return sendBack(tx, order, { ...step, restocked: true }, author, now);
    case 'returned':
      if (step.restock) await restock(tx, order, now);
      await issueInvoice(tx, order, now);
      return sendBack(tx, order, { ...step, restocked: step.restock }, author, now);
  }
}

const shipmentOf = (step: Step) =>
  step.to === 'shipped' ? { courier: step.courier, tracking_number: step.trackingNumber } : {};

/**
 * Takes an order one step further: its stock, payment, email and event change in one transaction. Repeating a step changes
 * nothing. Throws an ApiError 404, or 409 for a step that the state machine does not allow.
 */
export async function takeStep(
  { database, clock, mailer, links }: Context,
  publicId: string,
  step: Step,
  actor: OrderActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    if (!order) throw new ApiError(404, 'Order not found.');
    if (isDone(order, step)) return;
    if (!mayMove(order.status, step.to)) {
      throw new ApiError(409, `This order is ${statusInWords(order.status)} and cannot become ${step.to}.`, {
        extra: { orderStatus: order.status },
      });
    }
    const now = clock.now();
    const { detail, money } = await takeEffect(tx, order, step, actor.name, now);
    // Checks for a second payment continue.
    const changes = { ...shipmentOf(step), checks: order.checks };
    await moveOrder(tx, order, step.to, now, changes, { author: actor.name, detail });
    await actor.log(tx, `order-${step.to}`, { order: publicId, ...detail }, now);
    await sendStepEmail(tx, { mailer, links }, order, step, money);
  });
}

/** Adds a staff member's note to an order, once for each key. Throws an ApiError 404. */
export async function addNote(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  publicId: string,
  { text, key }: { readonly text: string; readonly key?: string | undefined },
  actor: IdempotentActor,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { note: publicId, text } }, now, async () => {
      const order = await lockByPublicId(tx, publicId);
      if (!order) throw new ApiError(404, 'Order not found.');
      await addEvent(tx, { orderId: order.id, kind: 'note', author: actor.name, at: now, detail: { text } });
      await actor.log(tx, 'order-note', { order: publicId, text }, now);
    }),
  );
}

/** States in which the confirmation of an order is still correct. */
const booked: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

/** Sends the link to confirm an order again, or its confirmation and the tracking number of a shipped parcel. Returns whether anything is sent. */
async function sendAgain(
  tx: DatabaseTransaction,
  context: Pick<Context, 'mailer' | 'links'>,
  order: ShopOrderRow,
  again: string,
): Promise<boolean> {
  if (order.status === 'unconfirmed') return sendConfirmEmail(tx, context, order, again);
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
 * Corrects the email address of a booked or unconfirmed order and sends its confirmation again, once for each key, with an event and a log entry.
 * Throws an ApiError 404, 422 with `field` for an invalid address, or 409 for an order whose personal data was erased.
 */
export async function correctEmail(
  { database, clock, mailer, links }: Context,
  publicId: string,
  { email, key }: { readonly email: string; readonly key: string },
  actor: IdempotentActor,
): Promise<void> {
  if (!isEmailAddress(email)) {
    throw new ApiError(422, 'No email can be sent to this address.', { extra: { field: 'email' } });
  }
  const now = clock.now();
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { correctEmail: publicId, email } }, now, async () => {
      const order = await lockByPublicId(tx, publicId);
      if (!order || (order.paid_at === null && order.status !== 'unconfirmed'))
        throw new ApiError(404, 'Order not found.');
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
        author: actor.name,
        at: now,
        detail,
      });
      await actor.log(tx, 'order-email-corrected', { order: publicId, ...detail }, now);
    }),
  );
}
