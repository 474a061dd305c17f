import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { purposeLabel } from './notice-texts';
import { addConsent, listConsents, readDecision } from './repository';

interface OwnerOf {
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string;
}

/** A person's consents and withdrawals, and the last notice that their account has seen. */
export async function exportConsents(db: Executor, { userId, email }: OwnerOf) {
  const records = await listConsents(db, email);
  const seen =
    userId === null
      ? undefined
      : await db.selectFrom('consent_seen').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return {
    records: records.map(({ purpose, given, version, language, place, at }) => ({
      ...{ purpose, text: purposeLabel(purpose), given, version, language, place, at },
    })),
    noticeSeen: seen ? { version: seen.version, at: seen.at } : null,
  };
}

/** Anonymises the records of these addresses; this transaction is an erasure. */
async function forget(tx: DatabaseTransaction, emails: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('consent_event')
    .set({ email_key: null, user_id: null })
    .where('email_key', 'in', emails)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Ends a person's consents, and anonymises their records, which remain as proof of what was agreed to and withdrawn,
 * and when. Returns the number of records.
 */
export async function eraseConsents(
  tx: DatabaseTransaction,
  { userId, email }: OwnerOf,
  now: Date,
): Promise<number> {
  const records = await listConsents(tx, email);
  for (const purpose of new Set(records.map((record) => record.purpose))) {
    const decision = await readDecision(tx, email, purpose);
    if (!decision?.given) continue;
    const language = records.find(({ public_id: id }) => id === decision.public_id)?.language ?? '';
    await addConsent(
      tx,
      { email, userId, purpose, given: false, version: decision.version, language, place: 'erasure' },
      now,
    );
  }
  if (userId !== null) await tx.deleteFrom('consent_seen').where('user_id', '=', userId).execute();
  return forget(tx, [email]);
}

/**
 * Anonymises the consents of at most `limit` email addresses without an account, order, enquiry or alert: staff could
 * not find, export or erase them. Returns the number of addresses.
 */
export async function forgetUnknownConsents(
  database: Pick<Database, 'transaction'>,
  limit: number,
): Promise<number> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('consent_event')
      .select('email_key')
      .distinct()
      .where('email_key', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('guest')
              .select('guest.id')
              .whereRef('guest.email_key', '=', 'consent_event.email_key'),
          ),
        ),
      )
      .limit(limit)
      .execute();
    const emails = rows.flatMap(({ email_key: email }) => email ?? []);
    if (emails.length === 0) return 0;
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    await forget(tx, emails);
    return emails.length;
  });
}
