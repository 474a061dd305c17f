import { isEmailAddress } from '@shop/config/email-address';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { cleanLine, cleanText, requireLine } from '../../../platform/http/clean-text';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import { sendGiftCard } from '../emails';
import { endOfValidity } from '../expiry';
import { issueCard, setBlocked } from '../ledger';
import type { GiftCardMailer } from '../ports';
import { readGiftCardSetting } from '../setting';
import type { GiftCardBlock, GiftCardResend, NewGiftCard } from './schemas';

/** Dependencies of the staff routes for gift cards. */
export interface GiftCardContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: GiftCardMailer;
  /** The number of an order that people quote. */
  readonly orderNumber: (publicId: string) => string;
}

const notFound = () => new ApiError(404, 'Gift card not found.');

/** Throws an ApiError: 409 in a shop without a mail server, 422 for an invalid address. */
function assertMailable({ enabled }: GiftCardMailer, email: string): void {
  if (!enabled) throw new ApiError(409, 'This shop has no mail server, so the code cannot be emailed.');
  if (!isEmailAddress(email))
    throw new ApiError(422, 'No email can be sent to this address.', { extra: { field: 'email' } });
}

/** The buyer's name of a card for someone else; null for a card that its buyer got, or that staff issued. */
async function giverOf(
  tx: DatabaseTransaction,
  {
    order_id: orderId,
    recipient_email: email,
  }: { readonly order_id: number | null; readonly recipient_email: string | null },
): Promise<string | null> {
  if (orderId === null) return null;
  const { ship } = await tx
    .selectFrom('shop_order')
    .select('ship')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return ship.name === '' || ship.email.toLowerCase() === email?.toLowerCase() ? null : ship.name;
}

/**
 * Issues a card by hand and emails it, once for each key, and returns its id. Throws an ApiError 409 in a shop that does not sell
 * gift cards or has no mail server, 422 for an invalid address.
 */
export async function issueByHand(
  { database, clock, mailer }: GiftCardContext,
  form: Static<typeof NewGiftCard>,
  actor: StaffActor,
): Promise<string> {
  const email = cleanLine(form.email);
  assertMailable(mailer, email);
  const reason = requireLine('reason', form.reason);
  const now = clock.now();
  return inTransaction(database, (tx) =>
    actor.once(tx, { key: form.key, request: { issueGiftCard: form } }, now, async () => {
      const { offered, validMonths } = await readGiftCardSetting(tx);
      if (!offered) throw new ApiError(409, 'This shop does not sell gift cards.');
      const { amountPaise: initialPaise } = form;
      const recipient = { email, name: cleanLine(form.name), message: cleanText(form.message) };
      const by = { author: actor.name, reason };
      const expiresAt = endOfValidity(now, validMonths);
      const { id } = await issueCard(tx, { initialPaise, expiresAt, sold: null, recipient, ...by }, now);
      const card = await tx
        .selectFrom('gift_card')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await sendGiftCard(tx, mailer, card, { from: null });
      await actor.log(
        tx,
        'gift-card-issued',
        { card: card.last_four, amountPaise: initialPaise, reason },
        now,
      );
      return card.public_id;
    }),
  );
}

const lockCard = (tx: DatabaseTransaction, publicId: string) =>
  tx.selectFrom('gift_card').selectAll().where('public_id', '=', publicId).forUpdate().executeTakeFirst();

/** Blocks or unblocks a card. Throws an ApiError 404, or 409 when someone changed it after it was opened, or it is cancelled. */
export async function blockCard(
  { database, clock }: GiftCardContext,
  publicId: string,
  { version, blocked, reason: given }: Static<typeof GiftCardBlock>,
  actor: StaffActor,
): Promise<void> {
  const reason = requireLine('reason', given);
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const card = await lockCard(tx, publicId);
    if (!card) throw notFound();
    const by = { author: actor.name, reason };
    if (!(await setBlocked(tx, { cardId: card.id, version, blocked }, by, now)))
      throw new ApiError(409, 'This card was changed after you opened it. Nothing was saved.');
    const action = blocked ? 'gift-card-blocked' : 'gift-card-unblocked';
    await actor.log(tx, action, { card: card.last_four, reason }, now);
  });
}

/**
 * Emails the code of a card again, once for each key; another address becomes that of its recipient. Throws an ApiError 404, 409 for a
 * cancelled card or without a mail server, 422 for an invalid address.
 */
export async function resendCard(
  { database, clock, mailer }: GiftCardContext,
  publicId: string,
  { key, email: given }: Static<typeof GiftCardResend>,
  actor: StaffActor,
): Promise<void> {
  const email = cleanLine(given);
  assertMailable(mailer, email);
  const now = clock.now();
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { resendGiftCard: publicId, email } }, now, async () => {
      const card = await lockCard(tx, publicId);
      if (!card) throw notFound();
      if (card.state === 'cancelled') throw new ApiError(409, 'This card is cancelled.');
      const recipient = { recipient_email: email };
      await tx.updateTable('gift_card').set(recipient).where('id', '=', card.id).execute();
      const sent = { ...card, ...recipient };
      await sendGiftCard(tx, mailer, sent, { from: await giverOf(tx, sent), again: key });
      const changes = email !== card.recipient_email;
      await actor.log(tx, 'gift-card-resent', { card: card.last_four, changedAddress: changes }, now);
    }),
  );
}
