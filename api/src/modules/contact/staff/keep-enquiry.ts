import { shop } from '@shop/config';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { type Email, writeEmail } from '../../../platform/email/email';
import { ApiError } from '../../../platform/http/api-error';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import type { AnswerMailer } from '../ports';
import { enquiryNumber } from '../repository';
import type { ContactEnquiryRow } from '../tables';
import { addEnquiryEvent, listEnquiryEvents, lockEnquiry, setEnquiryState } from './repository';

/** The email by which a staff member answers; a reply goes to the shop. `eventId` names the answer. */
export function answerEmail(enquiry: ContactEnquiryRow, text: string, eventId: number): Email {
  const subject = `Your enquiry ${enquiryNumber(enquiry.public_id)}`;
  return {
    kind: 'enquiry-answer',
    key: `enquiry-answer/${enquiry.public_id}/${eventId}`,
    to: enquiry.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(subject, [
      { kind: 'lines', title: `Dear ${enquiry.full_name},`, lines: ['', ...text.split('\n')] },
      { kind: 'lines', title: 'You wrote', lines: enquiry.message.split('\n') },
    ]),
  };
}

export interface StaffEnquiryContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: AnswerMailer;
}

/** Changes an enquiry in one transaction with its entry in the log, which has the number alone: texts are a person's own. */
async function change(
  { database, clock }: StaffEnquiryContext,
  publicId: string,
  actor: StaffActor,
  work: (tx: DatabaseTransaction, enquiry: ContactEnquiryRow, now: Date) => Promise<string | null>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const enquiry = await lockEnquiry(tx, publicId);
    if (!enquiry) throw new ApiError(404, 'There is no such enquiry.');
    const now = clock.now();
    const action = await work(tx, enquiry, now);
    if (action !== null) await actor.log(tx, action, { enquiry: enquiryNumber(publicId) }, now);
  });
}

/**
 * Mails an answer to whoever wrote; the enquiry is answered then. The same text again, right after, changes nothing. Throws an
 * ApiError 404, or 409 in a shop that sends no mail.
 */
export function answerEnquiry(
  context: StaffEnquiryContext,
  publicId: string,
  text: string,
  actor: StaffActor,
): Promise<void> {
  return change(context, publicId, actor, async (tx, enquiry, now) => {
    if (!context.mailer.enabled)
      throw new ApiError(409, 'The shop sends no mail. Write from your own mail program, and close this.');
    const last = (await listEnquiryEvents(tx, enquiry.id)).at(-1);
    if (last?.kind === 'answered' && last.text === text) return null;
    const event = { enquiryId: enquiry.id, kind: 'answered', author: actor.name, at: now, text } as const;
    const eventId = await addEnquiryEvent(tx, event);
    await setEnquiryState(tx, enquiry.id, 'answered', now);
    await context.mailer.send(tx, answerEmail(enquiry, text, eventId));
    return 'enquiry-answered';
  });
}

/** Adds a note to an enquiry, for staff alone. Throws an ApiError 404. */
export function noteEnquiry(
  context: StaffEnquiryContext,
  publicId: string,
  text: string,
  actor: StaffActor,
): Promise<void> {
  return change(context, publicId, actor, async (tx, { id: enquiryId }, at) => {
    await addEnquiryEvent(tx, { enquiryId, kind: 'note', author: actor.name, at, text });
    return 'enquiry-note';
  });
}

/** Closes an enquiry, or opens it again; done already, nothing changes. Throws an ApiError 404. */
export function closeEnquiry(
  context: StaffEnquiryContext,
  publicId: string,
  closed: boolean,
  actor: StaffActor,
): Promise<void> {
  return change(context, publicId, actor, async (tx, { id: enquiryId, state }, at) => {
    if ((state === 'closed') === closed) return null;
    const kind = closed ? 'closed' : 'reopened';
    await addEnquiryEvent(tx, { enquiryId, kind, author: actor.name, at });
    await setEnquiryState(tx, enquiryId, closed ? 'closed' : 'open', at);
    return `enquiry-${kind}`;
  });
}
