import { shop } from '@shop/config';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { searchQuery } from '../../../platform/db/search-words';
import { inTransaction } from '../../../platform/db/transactions';
import { type Email, writeEmail } from '../../../platform/email/email';
import { ApiError } from '../../../platform/http/api-error';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import type { AnswerMailer } from '../receive-enquiry';
import { enquiryNumber } from '../repository';
import type { ContactEnquiryRow, EnquiryEventKind, EnquiryEventRow, EnquiryState } from '../tables';

/** Which enquiries are listed. */
interface EnquiryFilter {
  readonly search?: string | undefined;
  readonly state?: EnquiryState | undefined;
  /** Received at this time or later. */
  readonly from?: Date | undefined;
  /** Received before this time. */
  readonly before?: Date | undefined;
}

function filtered(db: Executor, filter: EnquiryFilter) {
  const words = filter.search === undefined ? null : searchQuery(filter.search);
  return db.selectFrom('contact_enquiry').where(({ and, eb }) => {
    const conditions: Expression<SqlBool>[] = [];
    if (words !== null)
      conditions.push(
        sql<SqlBool>`person_words(public_id, full_name, email, phone_number) @@ ${words}::tsquery`,
      );
    if (filter.state) conditions.push(eb('state', '=', filter.state));
    if (filter.from) conditions.push(eb('created_at', '>=', filter.from));
    if (filter.before) conditions.push(eb('created_at', '<', filter.before));
    return and(conditions);
  });
}

export async function countEnquiries(db: Executor, filter: EnquiryFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of enquiries, newest first. */
export function listEnquiries(
  db: Executor,
  filter: EnquiryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ContactEnquiryRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The enquiry with that public id. */
export function findEnquiry(db: Executor, publicId: string): Promise<ContactEnquiryRow | undefined> {
  return db.selectFrom('contact_enquiry').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

/** The enquiry with that public id, locked until the transaction ends. */
function lockEnquiry(tx: DatabaseTransaction, publicId: string): Promise<ContactEnquiryRow | undefined> {
  return tx
    .selectFrom('contact_enquiry')
    .selectAll()
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();
}

/** The history of an enquiry, oldest first. */
export function listEnquiryEvents(db: Executor, enquiryId: number): Promise<readonly EnquiryEventRow[]> {
  return db
    .selectFrom('enquiry_event')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id')
    .execute();
}

/** Adds a staff member's action. Returns its id. */
async function addEnquiryEvent(
  tx: DatabaseTransaction,
  event: {
    readonly enquiryId: number;
    readonly kind: EnquiryEventKind;
    readonly author: string;
    readonly at: Date;
    readonly text?: string;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('enquiry_event')
    .values({
      enquiry_id: event.enquiryId,
      kind: event.kind,
      author: event.author,
      at: event.at,
      text: event.text ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function setEnquiryState(
  tx: DatabaseTransaction,
  id: number,
  state: EnquiryState,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contact_enquiry')
    .set({ state, closed_at: state === 'closed' ? now : null })
    .where('id', '=', id)
    .execute();
}

/** The email with a staff member's answer; a reply goes to the shop. `eventId` names the answer. */
function answerEmail(enquiry: ContactEnquiryRow, text: string, eventId: number): Email {
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

/**
 * Changes an enquiry in one transaction with its log entry, which contains only the number: texts are personal data.
 */
async function change(
  { database, clock }: StaffEnquiryContext,
  publicId: string,
  actor: StaffActor,
  work: (tx: DatabaseTransaction, enquiry: ContactEnquiryRow, now: Date) => Promise<string | null>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const enquiry = await lockEnquiry(tx, publicId);
    if (!enquiry) throw new ApiError(404, 'Enquiry not found.');
    const now = clock.now();
    const action = await work(tx, enquiry, now);
    if (action !== null) await actor.log(tx, action, { enquiry: enquiryNumber(publicId) }, now);
  });
}

/**
 * Emails an answer to the sender, and marks the enquiry as answered. Changes nothing if the latest event is an answer
 * with the same text. Throws an ApiError 404, or 409 in a shop that does not send email.
 */
export function answerEnquiry(
  context: StaffEnquiryContext,
  publicId: string,
  text: string,
  actor: StaffActor,
): Promise<void> {
  return change(context, publicId, actor, async (tx, enquiry, now) => {
    if (!context.mailer.enabled)
      throw new ApiError(
        409,
        'The shop does not send email. Reply from your email client, then close this enquiry.',
      );
    const last = (await listEnquiryEvents(tx, enquiry.id)).at(-1);
    if (last?.kind === 'answered' && last.text === text) return null;
    const event = { enquiryId: enquiry.id, kind: 'answered', author: actor.name, at: now, text } as const;
    const eventId = await addEnquiryEvent(tx, event);
    await setEnquiryState(tx, enquiry.id, 'answered', now);
    await context.mailer.send(tx, answerEmail(enquiry, text, eventId));
    return 'enquiry-answered';
  });
}

/** Adds an internal note to an enquiry. Throws an ApiError 404. */
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

/** Closes or reopens an enquiry. Does nothing if it already has that state. Throws an ApiError 404. */
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
