import type { Executor } from '../../platform/db/schema';
import { consentFor, type NeededConsent } from '../consent';
import type { MailOutboxRow } from './tables';

/** Emails that need a consent, by kind. The names of their kinds begin with `optional-`, which the outbox checks. */
export const optionalMails = {
  'optional-offer': { purpose: 'offers', sinceVersion: 1 },
  'optional-alert': { purpose: 'alerts', sinceVersion: 1 },
} as const satisfies Record<`optional-${string}`, NeededConsent>;

export type OptionalMailKind = keyof typeof optionalMails;

/** Whether a stored email may be sent now: an optional one only while its recipient agrees. */
export async function maySend(
  db: Executor,
  { kind, purpose, recipient }: Pick<MailOutboxRow, 'kind' | 'purpose' | 'recipient'>,
): Promise<boolean> {
  if (purpose === null) return true;
  const needed = (optionalMails as Readonly<Record<string, NeededConsent>>)[kind];
  return needed !== undefined && (await consentFor(db, recipient, needed)) !== undefined;
}
