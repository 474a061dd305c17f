import { claimDue } from '@shop/server-kit/outbox';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { MailOutboxRow, MailState } from './tables';

/** Stores an email to be sent. Returns false when its key already exists. */
export async function storeMail(
  db: Executor,
  mail: {
    readonly key: string;
    readonly kind: string;
    readonly to: string;
    readonly replyTo: string | null;
    readonly subject: string;
    readonly text: string;
    readonly html: string | null;
    readonly now: Date;
    readonly expiresAt: Date;
    /** Set if the email requires consent. */
    readonly optional?: { readonly purpose: string; readonly stopUrl: string };
  },
): Promise<boolean> {
  const stored = await db
    .insertInto('mail_outbox')
    .values({
      message_key: mail.key,
      kind: mail.kind,
      recipient: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: mail.now,
      next_attempt_at: mail.now,
      expires_at: mail.expiresAt,
      settled_at: null,
      error: null,
      purpose: mail.optional?.purpose ?? null,
      stop_url: mail.optional?.stopUrl ?? null,
    })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Claims emails that are due, as `claimDue` does, and counts the attempt. */
export const claimMails = (
  db: Executor,
  claim: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly MailOutboxRow[]> =>
  claimDue(db, {
    table: 'mail_outbox',
    key: 'id',
    dueAt: 'next_attempt_at',
    pending: sql`state = 'waiting' and expires_at > ${claim.now}`,
    countAttempt: true,
    ...claim,
  });

const settled = (state: Exclude<MailState, 'waiting'>, now: Date, error: string | null) =>
  ({
    ...{ state, settled_at: now, error, body_text: null, body_html: null },
    // The link in it is secret.
    stop_url: sql<string | null>`case when stop_url is null then null else '' end`,
  }) as const;

/** Marks an email as sent, and deletes its contents. */
export async function markSent(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(settled('sent', now, null))
    .where('id', '=', id)
    .execute();
}

/** Marks an email as permanently failed, and deletes its contents. */
export async function markFailed(db: Executor, id: number, now: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(settled('failed', now, error))
    .where('id', '=', id)
    .execute();
}

/** Emails about one subject, such as an order, that were addressed incorrectly. */
export interface WrongAddress {
  /** The part after the kind in their keys, such as the id of an order. */
  readonly about: string;
  readonly from: string;
  readonly to: string;
  /** The path of the link in them, and the one that replaces it. */
  readonly paths: readonly [from: string, to: string];
  /** Kinds of emails that are redirected; others are withdrawn. */
  readonly kinds: readonly string[];
}

/**
 * Marks waiting emails to a wrong address as failed and deletes their contents. Emails of `kinds` are redirected to the correct
 * address with the new link instead, unless the same email is already waiting for it.
 */
export async function redirectMails(
  db: Executor,
  { about, from, to, paths, kinds }: WrongAddress,
  now: Date,
): Promise<void> {
  const name = sql<string>`split_part(message_key, ':', 1)`;
  const isAbout = sql<boolean>`split_part(message_key, ':', 2) = ${about}`;
  await db
    .updateTable('mail_outbox')
    .set(settled('failed', now, 'address corrected'))
    .where('state', '=', 'waiting')
    .where('recipient', '=', from)
    .where(isAbout)
    .where((where) =>
      where.or([
        where('kind', 'not in', kinds),
        where(name, 'in', (again) =>
          again
            .selectFrom('mail_outbox')
            .select(name.as('name'))
            .where('state', '=', 'waiting')
            .where('recipient', '=', to)
            .where(isAbout),
        ),
      ]),
    )
    .execute();
  await db
    .updateTable('mail_outbox')
    .set({
      recipient: to,
      body_text: sql`replace(body_text, ${paths[0]}, ${paths[1]})`,
      body_html: sql`replace(body_html, ${paths[0]}, ${paths[1]})`,
    })
    .where('state', '=', 'waiting')
    .where('recipient', '=', from)
    .where(isAbout)
    .execute();
}

/** Schedules the next attempt. */
export async function postponeMail(
  db: Executor,
  id: number,
  nextAttemptAt: Date,
  error: string,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: nextAttemptAt, error })
    .where('id', '=', id)
    .execute();
}

/** Marks expired emails as failed. Returns how many. */
export async function failExpiredMails(db: Executor, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set(settled('failed', now, 'expired'))
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes at most `limit` emails that were settled before `before`. Returns how many. */
export async function deleteSettledMails(db: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('id', 'in', (old) =>
      old.selectFrom('mail_outbox').select('id').where('settled_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
