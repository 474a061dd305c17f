import { type Expression, sql, type SqlBool } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { searchQuery } from '../../../platform/db/search-words';
import type { ContactEnquiryRow, EnquiryEventKind, EnquiryEventRow, EnquiryState } from '../tables';

/** Which enquiries are listed. */
export interface EnquiryFilter {
  readonly search?: string | undefined;
  readonly state?: EnquiryState | undefined;
  /** Received at that moment or later. */
  readonly from?: Date | undefined;
  /** Received before that moment. */
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

/** One page of enquiries, the newest first. */
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

/** The enquiry of that public id. */
export function findEnquiry(db: Executor, publicId: string): Promise<ContactEnquiryRow | undefined> {
  return db.selectFrom('contact_enquiry').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

/** The enquiry of that public id, locked until the transaction ends. */
export function lockEnquiry(
  tx: DatabaseTransaction,
  publicId: string,
): Promise<ContactEnquiryRow | undefined> {
  return tx
    .selectFrom('contact_enquiry')
    .selectAll()
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();
}

/** What staff did with an enquiry, the earliest first. */
export function listEnquiryEvents(db: Executor, enquiryId: number): Promise<readonly EnquiryEventRow[]> {
  return db
    .selectFrom('enquiry_event')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id')
    .execute();
}

/** Adds what a staff member did. Returns the id. */
export async function addEnquiryEvent(
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

export async function setEnquiryState(
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
