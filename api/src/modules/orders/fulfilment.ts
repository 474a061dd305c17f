import { isEmailAddress } from '@shop/config/email-address';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { creditRefunded } from './credit-notes';
import { refundMethodOf } from './cod-money';
import { sendStepEmail } from './emails';
import { cancelExchanges } from './exchange-steps';
import { refundCardRest } from './gift-card-money';
import { issueInvoice } from './invoices';
import { addEvent, lockByPublicId, moveOrder, paymentOf } from './order-repository';
import { statusInWords, mayMove, type Step } from './order-states';
import { collectsCash } from './parcel-cash';
import { isUnderWay } from './parcel-states';
import { closeParcels, deliverOrder, type ParcelStep, recordShipped } from './parcel-steps';
import {
  assertNothingSent,
  insertParcel,
  listAllParcels,
  listParcels,
  type Parcel,
  unitsToShip,
  weightOf,
} from './parcels';
import type { OrderContext, OrderActor, IdempotentActor } from './ports';
import { assertSomethingToSend } from './refund-lines';
import type { MoneyBack } from './refund-texts';
import { oweRefund } from './refunds';
import { emailsToRepeat } from './send-again';
import { cancelAllCards, moveCards } from './sold-gift-cards';
import { releaseStock, restock } from './stock';
import type { OrderEventDetail, OrderStatus, ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** Effects of a step, apart from the new state. */
interface Effect {
  readonly detail: OrderEventDetail;
  readonly money: MoneyBack;
}

const noMoney: MoneyBack = { refundPaise: 0 };

/** Refunds what is left of the payment and of the part that a gift card paid, with a credit note if there is an invoice. */
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
  const cardPaise = await refundCardRest(tx, order, `${to}: ${reason}`, now);
  const toCard = cardPaise > 0 ? { giftCardPaise: cardPaise } : {};
  const credited = await creditRefunded(tx, order, 0, { reason, restocked, author, now });
  const money = { refundPaise, cardPaise, method };
  if (!credited) return { detail: { reason, restocked, ...toCard }, money };
  const { amountPaise, creditNote } = credited;
  return {
    detail: { reason, restocked, amountPaise, creditNote, ...toCard },
    money: { ...money, credited },
  };
}

/** A step that does not depend on parcels. */
type WholeStep = Exclude<Step, { readonly to: 'shipped' | 'delivered' }>;

/** Applies the effects of a step to stock, payment and parcels. */
async function takeEffect(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  step: WholeStep,
  by: ParcelStep & { readonly actor: OrderActor },
): Promise<Effect> {
  const { now } = by;
  const { name: author } = by.actor;
  switch (step.to) {
    case 'packed':
      await assertSomethingToSend(tx, order.id);
      return { detail: {}, money: noMoney };
    case 'cancelled':
      await assertNothingSent(tx, order);
      if (order.status === 'unconfirmed') {
        await releaseStock(tx, order, now);
        return { detail: { reason: step.reason }, money: noMoney };
      }
      await restock(tx, order, now);
      await cancelAllCards(tx, order.id, { author, reason: step.reason, now });
      return sendBack(tx, order, { ...step, restocked: true }, author, now);
    case 'returned': {
      const parcels = await listAllParcels(tx, order.id);
      assertNoReplacementUnderWay(parcels);
      await cancelExchanges(tx, order, 'The whole order was returned.', by);
      await closeParcels(tx, order, parcels, 'returned', now);
      if (step.restock) await restock(tx, order, now);
      await cancelAllCards(tx, order.id, { author, reason: step.reason, now });
      await issueInvoice(tx, order, now);
      return sendBack(tx, order, { ...step, restocked: step.restock }, author, now);
    }
  }
}

/** Throws an ApiError 409 while a replacement is with its courier: the order's return would refund and restock it. */
function assertNoReplacementUnderWay(parcels: readonly Parcel[]): void {
  const moving = parcels.find(({ exchange_id: id, state }) => id !== null && isUnderWay(state));
  if (!moving) return;
  throw new ApiError(
    409,
    `Parcel ${moving.number} with a replacement is under way. Mark it as delivered or returned first.`,
  );
}

/** Ships all units that are left in one parcel. */
async function shipRest(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  shipment: { readonly courier: string; readonly trackingNumber: string; readonly weightGrams?: number },
  step: ParcelStep,
): Promise<void> {
  await assertSomethingToSend(tx, order.id);
  const units = await unitsToShip(tx, order.id);
  if (units.length === 0) throw new ApiError(409, 'All items of this order are in parcels.');
  const weightGrams = shipment.weightGrams ?? (await weightOf(tx, order.id, units));
  const collects = { collectsCash: await collectsCash(tx, order, units), exchangeId: null };
  const sent = { ...shipment, weightGrams, ...collects };
  await recordShipped(tx, order, await insertParcel(tx, order, units, sent, step.now), step);
}

/** Delivers all parcels that are under way. */
async function deliverRest(tx: DatabaseTransaction, order: ShopOrderRow, step: ParcelStep): Promise<void> {
  const parcels = await listParcels(tx, order.id);
  if (!parcels.some(({ state }) => state === 'delivered' || isUnderWay(state))) {
    throw new ApiError(409, 'All parcels of this order came back. Accept the return instead.');
  }
  await closeParcels(tx, order, parcels, 'delivered', step.now);
  await deliverOrder(tx, order, step);
}

/** True when the step was taken before, with the same parcel: the button was pressed twice. */
async function isDone(tx: DatabaseTransaction, order: ShopOrderRow, step: Step): Promise<boolean> {
  if (order.status !== step.to) return false;
  if (step.to !== 'shipped') return true;
  const parcels = await listParcels(tx, order.id);
  return parcels.some(
    ({ courier, tracking_number: number }) => courier === step.courier && number === step.trackingNumber,
  );
}

/**
 * Applies a step to an order: its stock, payment, parcels, email and event change in one transaction. Repeating a step changes
 * nothing. Throws an ApiError 404, or 409 for a step that the state machine does not allow, for cancelling a partly shipped
 * order, or for returning one whose replacement is under way.
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
    if (await isDone(tx, order, step)) return;
    if (!mayMove(order.status, step.to)) {
      throw new ApiError(409, `This order is ${statusInWords(order.status)}, so it cannot be ${step.to}.`, {
        extra: { orderStatus: order.status },
      });
    }
    const now = clock.now();
    const context = { mailer, links };
    if (step.to === 'shipped') return shipRest(tx, order, step, { context, actor, now });
    if (step.to === 'delivered') return deliverRest(tx, order, { context, actor, now });
    const { detail, money } = await takeEffect(tx, order, step, { context, actor, now });
    // Checks for a second payment continue.
    await moveOrder(tx, order, step.to, now, { checks: order.checks }, { author: actor.name, detail });
    await actor.log(tx, `order-${step.to}`, { order: publicId, ...detail }, now);
    if (step.to !== 'packed') await sendStepEmail(tx, context, order, step.to, money);
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

/** Kinds of emails that are sent only once: one that is still unsent goes to the corrected address. */
const unrepeated = ['order-return-requested', 'order-exchange'];

/**
 * Corrects the email address of a booked or unconfirmed order and sends its emails again, once for each key, with an event and a log
 * entry. Links in emails to a different address stop opening the order, and unsent emails no longer go there. Throws an ApiError
 * 404, 422 with `field` for an invalid address, or 409 for an order whose personal data was erased.
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
      const endsLinks =
        mailer.enabled &&
        isEmailAddress(previousEmail) &&
        email.toLowerCase() !== previousEmail.toLowerCase();
      await tx
        .updateTable('shop_order')
        .set({ ship: JSON.stringify(ship), email_problem: null, updated_at: now })
        .where('id', '=', order.id)
        .execute();
      const orderId = order.id;
      const formerPath = await links.pathOf(tx, publicId);
      const cards = await moveCards(tx, order, email);
      const emails = await emailsToRepeat(tx, { mailer, links }, { ...order, ship });
      const detail = { email, previousEmail, resent: emails.length > 0, ...(endsLinks && { endsLinks }) };
      // Before the emails, whose links it changes.
      await addEvent(tx, { orderId, kind: 'email-corrected', author: actor.name, at: now, detail });
      for (const send of emails) await send(key);
      if (email !== previousEmail) {
        const paths = [formerPath, await links.pathOf(tx, publicId)] as const;
        const moved = { from: previousEmail, to: email, paths };
        await mailer.redirect(tx, { ...moved, about: publicId, kinds: unrepeated });
        for (const about of cards) await mailer.redirect(tx, { ...moved, about, kinds: ['gift-card'] });
      }
      await actor.log(tx, 'order-email-corrected', { order: publicId, ...detail }, now);
    }),
  );
}
