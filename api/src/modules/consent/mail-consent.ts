import type { Executor } from '../../platform/db/schema';
import type { Purpose } from './notice-texts';
import { readDecision } from './repository';
import { showsNotices } from './setting';

/** What an optional email needs. */
export interface NeededConsent {
  readonly purpose: Purpose;
  /** The first version of the notice whose text covers the email. */
  readonly sinceVersion: number;
}

/**
 * The public id of the consent that allows an email to an address; undefined without one. A consent counts only for what the text
 * covered to which it was given, and only while the shop shows its notices.
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
