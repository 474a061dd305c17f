import { isEmailAddress } from '@shop/config/email-address';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { noticeLanguage, noticeVersion, purposes } from './notice-texts';
import { addConsent, markSeen, readDecision } from './repository';
import { showsNotices } from './setting';
import type { ConsentPlace } from './tables';

/** The person who sends a form. */
interface Sender {
  readonly email: string;
  /** Of the signed-in account; null for a guest. */
  readonly userId: number | null;
}

/** In a list of purposes: the notice was shown, whatever the person agreed to. */
const NOTICE = 'notice';

interface Agreed {
  readonly name: string;
  /** Of the notice that was shown. */
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
  { email, userId, place }: Sender & { readonly place: ConsentPlace },
  now: Date,
): Promise<void> {
  if (consents === undefined || !isEmailAddress(email) || !(await showsNotices(tx))) return;
  const key = email.toLowerCase();
  for (const { name, version } of readAgreed(consents)) {
    if (name === NOTICE && userId !== null) await markSeen(tx, { userId, version }, now);
    const purpose = purposes.find((known) => known === name);
    if (purpose === undefined) continue;
    const decision = await readDecision(tx, key, purpose);
    if (decision?.given && decision.version >= version) continue;
    await addConsent(
      tx,
      { email: key, userId, purpose, given: true, version, language: noticeLanguage, place },
      now,
    );
  }
}
