import { stopLinkMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { createSignature } from '../../platform/links/signature';
import { purposeLabel } from './notice-texts';
import { addConsent, findConsent, readDecision } from './repository';

const signature = createSignature('stop-emails');

/** The page that stops optional emails, below the shop's origin. */
export const stopPath = '/forms/stop-emails';

/**
 * The path of the link that withdraws a consent, by the public id of its record: the path contains neither the email address nor the
 * account. It works for a year.
 */
export async function stopPathOf(db: Executor, consentId: string, now: Date): Promise<string> {
  const text = `${consentId}.${Math.floor((now.getTime() + stopLinkMs) / 1000)}`;
  return `${stopPath}?key=${text}.${await signature.of(db, text)}`;
}

/** The optional emails that a link stops. */
interface Stopped {
  /** The purpose's display name. */
  readonly label: string;
}

/** The record of a link's consent; undefined for a link that is forged or expired, or whose person has been erased. */
async function readKey(db: Executor, key: string, now: Date) {
  const [, consentId = '', expires = '', signed = ''] =
    /^(\w{1,40})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  const fits = await signature.fits(db, `${consentId}.${expires}`, signed);
  if (!fits || Number(expires) * 1000 <= now.getTime()) return undefined;
  return findConsent(db, consentId);
}

/** The emails that a link would stop; undefined as in `stopEmails`. Changes nothing. */
export async function readStopLink(db: Executor, key: string, now: Date): Promise<Stopped | undefined> {
  const consent = await readKey(db, key, now);
  return consent && { label: purposeLabel(consent.purpose) };
}

/**
 * Withdraws the consent of a link. Returns what was stopped, even if it was stopped before; undefined for a link that is forged or
 * expired.
 */
export async function stopEmails(database: Database, key: string, now: Date): Promise<Stopped | undefined> {
  return inTransaction(database, async (tx) => {
    const consent = await readKey(tx, key, now);
    if (!consent?.email_key) return undefined;
    const { email_key: email, user_id: userId, purpose, version, language } = consent;
    const decision = await readDecision(tx, email, purpose);
    if (decision?.given) {
      const withdrawal = { email, userId, purpose, given: false, version, language, place: 'email' } as const;
      await addConsent(tx, withdrawal, now);
    }
    return { label: purposeLabel(purpose) };
  });
}
