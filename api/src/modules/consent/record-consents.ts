import { isEmailAddress } from '@shop/config/email-address';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { noticeLanguage, noticeVersion, type Purpose, purposes } from './notice-texts';
import { addConsent, markSeen, readDecision } from './repository';
import { showsNotices } from './setting';
import type { ConsentPlace } from './tables';

/** The person who sends a form. */
interface Sender {
  /** As typed. A consent of a signed-in account is for the account's own address instead. */
  readonly email: string;
  /** The signed-in account's ID; null for a guest. */
  readonly userId: number | null;
}

/** The address that a consent is for, in lower case; undefined if it cannot receive email. */
async function addressOf(db: Executor, { email, userId }: Sender): Promise<string | undefined> {
  if (userId === null) return isEmailAddress(email) ? email.toLowerCase() : undefined;
  const account = await db
    .selectFrom('app_user')
    .select('email_key')
    .where('id', '=', userId)
    .executeTakeFirst();
  return account?.email_key;
}

/** In a list of purposes: the notice was shown, whatever the person agreed to. */
const NOTICE = 'notice';

interface Agreed {
  readonly name: string;
  /** Version of the notice that was shown. */
  readonly version: number;
}

/** The entries of the field `consents` with a version that exists. Others are ignored: a form is never refused for them. */
function readAgreed(text: string): readonly Agreed[] {
  return text.split(',').flatMap((entry) => {
    const [, name = '', digits = ''] = /^\s*([a-z-]+)@(\d{1,6})\s*$/.exec(entry) ?? [];
    const version = Number(digits);
    return version >= 1 && version <= noticeVersion ? [{ name, version }] : [];
  });
}

/**
 * Records the consents of a form, and for an account that it has seen the notice. `consents` is the form's field: undefined from a
 * page without a notice. Does nothing if the shop shows none, and for an address that cannot receive email. A consent that
 * was given before to the same text is not recorded again.
 */
export async function recordConsents(
  tx: DatabaseTransaction,
  consents: string | undefined,
  { place, ...sender }: Sender & { readonly place: ConsentPlace },
  now: Date,
): Promise<void> {
  if (consents === undefined || !(await showsNotices(tx))) return;
  const { userId } = sender;
  const email = await addressOf(tx, sender);
  if (email === undefined) return;
  for (const { name, version } of readAgreed(consents)) {
    if (name === NOTICE && userId !== null) await markSeen(tx, { userId, version }, now);
    const purpose = purposes.find((known) => known === name);
    if (purpose === undefined) continue;
    const decision = await readDecision(tx, email, purpose);
    if (decision?.given && decision.version >= version) continue;
    await addConsent(
      tx,
      { email, userId, purpose, given: true, version, language: noticeLanguage, place },
      now,
    );
  }
}

/** The owner of an email address. */
interface Owner {
  /** In lower case. */
  readonly email: string;
  /** ID of the account that requested the alert; null for a guest. */
  readonly userId: number | null;
}

/**
 * Whether a signed-in account has confirmed its address with the link in an email, and still agrees to the current
 * text.
 */
export async function isProven(db: Executor, purpose: Purpose, { email, userId }: Owner): Promise<boolean> {
  const decision = await readDecision(db, email, purpose);
  const isOwn = decision?.place === 'alert' && decision.user_id === userId;
  return userId !== null && isOwn && decision.given && decision.version === noticeVersion;
}

/** Records the consent of someone who used the link in an email. One to the same text is not recorded again. */
export async function recordProvenConsent(
  tx: DatabaseTransaction,
  purpose: Purpose,
  owner: Owner,
  now: Date,
): Promise<void> {
  const decision = await readDecision(tx, owner.email, purpose);
  const isSame = decision?.given === true && decision.version === noticeVersion;
  if (isSame && (decision.user_id === owner.userId || owner.userId === null)) return;
  const text = { version: noticeVersion, language: noticeLanguage };
  await addConsent(tx, { ...owner, purpose, given: true, ...text, place: 'alert' }, now);
}

/** Records that the owner of an address no longer agrees, on the profile; does nothing if they do not agree. */
export async function withdrawConsent(
  tx: DatabaseTransaction,
  purpose: Purpose,
  owner: Owner,
  now: Date,
): Promise<void> {
  const decision = await readDecision(tx, owner.email, purpose);
  if (!decision?.given) return;
  const text = { version: decision.version, language: noticeLanguage };
  await addConsent(tx, { ...owner, purpose, given: false, ...text, place: 'profile' }, now);
}
