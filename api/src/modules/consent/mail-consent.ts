import type { Executor } from '../../platform/db/schema';
import type { Purpose } from './notice-texts';
import { readDecision } from './repository';
import { showsNotices } from './setting';

/** The consent that an optional email needs. */
export interface NeededConsent {
  readonly purpose: Purpose;
  /** The first version of the notice whose text covers the email. */
  readonly sinceVersion: number;
}

/**
 * The public id of the consent that allows an email to an address; undefined without one. A consent covers only the
 * emails that its text mentioned, and counts only while the shop shows its notices.
 */
export async function consentFor(
  db: Executor,
  email: string,
  { purpose, sinceVersion }: NeededConsent,
): Promise<string | undefined> {
  const decision = await readDecision(db, email.toLowerCase(), purpose);
  const isCovered = decision?.given === true && decision.version >= sinceVersion;
  return isCovered && (await showsNotices(db)) ? decision.public_id : undefined;
}
