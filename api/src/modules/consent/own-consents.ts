import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { noticeLanguage, noticeVersion } from './notice-texts';
import { addConsent, markSeen, readDecision, readSeen } from './repository';
import type { OwnConsents, OwnConsentsChange } from './schemas';
import { currentNotices, readNotices } from './setting';

/** A signed-in account. */
interface Owner {
  readonly userId: number;
  /** In lower case. */
  readonly email: string;
}

/** The consents of an account. Throws an ApiError 404 in a shop that shows no notices. */
export async function readOwnConsents(
  db: Executor,
  { userId, email }: Owner,
): Promise<Static<typeof OwnConsents>> {
  const notices = await readNotices(db);
  if (!notices) throw new ApiError(404, 'This shop does not ask for consents.');
  const { version, necessary, optional, rights } = notices;
  const decisions = [];
  for (const { id, label } of optional) {
    const decision = await readDecision(db, email, id);
    const given = decision !== undefined && decision.given && decision.version >= version;
    decisions.push({ id, label, given, at: decision?.at.toISOString() ?? null });
  }
  const isNew = (await readSeen(db, userId)) < version;
  return { version, isNew, necessary: necessary.signUp, optional: decisions, rights };
}

/**
 * Gives or withdraws consents of an account, and remembers that it has seen the notice. Only what differs is recorded. Throws an
 * ApiError: 400 for an unknown purpose, 409 for a consent to a text that has changed since it was shown.
 */
export async function changeOwnConsents(
  { database, now }: { readonly database: Database; readonly now: Date },
  { userId, email }: Owner,
  { version, changes }: Static<typeof OwnConsentsChange>,
): Promise<void> {
  const known = currentNotices().optional.map(({ id }) => id);
  if (changes.some(({ id }) => !known.includes(id))) throw new ApiError(400, 'Unknown purpose.');
  if (version !== noticeVersion && changes.some(({ given }) => given)) {
    throw new ApiError(409, 'The text has changed since this page was opened. Reload the page to read it.');
  }
  await inTransaction(database, async (tx) => {
    for (const { id: purpose, given } of changes) {
      const decision = await readDecision(tx, email, purpose);
      const isSame = given
        ? decision?.given === true && decision.version >= version
        : decision?.given !== true;
      if (isSame) continue;
      await addConsent(
        tx,
        { email, userId, purpose, given, version, language: noticeLanguage, place: 'profile' },
        now,
      );
    }
    if (version <= noticeVersion) await markSeen(tx, { userId, version }, now);
  });
}
