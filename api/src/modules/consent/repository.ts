import { newLegibleId } from '../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { ConsentEventRow, ConsentPlace } from './tables';

/** The last consent or withdrawal of an email address for a purpose that counts. */
export type Decision = Pick<ConsentEventRow, 'public_id' | 'given' | 'version' | 'place' | 'user_id' | 'at'>;

const accountOf = (db: Executor, email: string) =>
  db.selectFrom('app_user').select('id').where('email_key', '=', email).executeTakeFirst();

/**
 * The decision that counts. Anyone can withdraw a consent for an address, but if it has an account, only its owner can
 * give one, signed in or with the link in an email: a form may be filled in with someone else's address. `email` is in
 * lower case.
 */
export async function readDecision(
  db: Executor,
  email: string,
  purpose: string,
): Promise<Decision | undefined> {
  const account = await accountOf(db, email);
  return db
    .selectFrom('consent_event')
    .select(['public_id', 'given', 'version', 'place', 'user_id', 'at'])
    .where('email_key', '=', email)
    .where('purpose', '=', purpose)
    .where(({ or, eb }) =>
      or([
        eb('given', '=', false),
        eb('place', '=', 'alert'),
        account ? eb('user_id', '=', account.id) : eb('user_id', 'is', null),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A consent or withdrawal to store. */
export interface NewConsent {
  /** In lower case. */
  readonly email: string;
  /** The signed-in account's ID; null for a guest. */
  readonly userId: number | null;
  readonly purpose: string;
  readonly given: boolean;
  readonly version: number;
  readonly language: string;
  readonly place: ConsentPlace;
}

/**
 * Stores a consent or withdrawal, with the account only if the email address is its own. A withdrawal for product alerts ends
 * all of them, so that a later consent does not bring them back.
 */
export async function addConsent(db: Executor, consent: NewConsent, now: Date): Promise<void> {
  const { email, userId, ...rest } = consent;
  const account = await accountOf(db, email);
  const owner = account !== undefined && account.id === userId ? userId : null;
  await db
    .insertInto('consent_event')
    .values({ public_id: newLegibleId('con'), email_key: email, user_id: owner, at: now, ...rest })
    .execute();
  if (rest.purpose === 'alerts' && !rest.given) {
    await db
      .deleteFrom('product_alert')
      .where('email_key', '=', email)
      .where('mailed_at', 'is', null)
      .execute();
  }
}

/** The consents and withdrawals of an email address, oldest first. */
export const listConsents = (db: Executor, email: string): Promise<readonly ConsentEventRow[]> =>
  db.selectFrom('consent_event').selectAll().where('email_key', '=', email).orderBy('id').execute();

/** The record with this public id, unless the person has been erased. */
export async function findConsent(db: Executor, publicId: string): Promise<ConsentEventRow | undefined> {
  return db
    .selectFrom('consent_event')
    .selectAll()
    .where('public_id', '=', publicId)
    .where('email_key', 'is not', null)
    .executeTakeFirst();
}

/** The version of the last notice that an account has seen; 0 for none. */
export async function readSeen(db: Executor, userId: number): Promise<number> {
  const row = await db
    .selectFrom('consent_seen')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Remembers that an account has seen a notice. */
export async function markSeen(
  tx: DatabaseTransaction,
  seen: { readonly userId: number; readonly version: number },
  now: Date,
): Promise<void> {
  const { userId, version } = seen;
  await tx
    .insertInto('consent_seen')
    .values({ user_id: userId, version, at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ version, at: now })
        .where('consent_seen.version', '<', version),
    )
    .execute();
}
