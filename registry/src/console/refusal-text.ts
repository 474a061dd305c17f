import { RegistryResponseError } from '@shop/protocol';
import type { Actor, RegistryFailure } from '@shop/contracts/registry';
import { grantsText, may, type Subject } from '../domain/roles';

/** A refusal as text. */
export interface RefusalText {
  readonly title: string;
  readonly message: string;
  /** The suggested next step. */
  readonly advice: string;
  /** Further lines, such as the conflicting versions. */
  readonly details: readonly string[];
  /** Whether the call can be sent as a request for approval. */
  readonly needsApproval?: boolean;
  /** Invalid fields, each with its message. */
  readonly faults?: RegistryFailure['faults'];
}

const invalidInput = ['Invalid input', 'Correct it and send the form again.'] as const;

const titles: Readonly<Record<number, readonly [title: string, advice: string]>> = {
  400: invalidInput,
  401: ['Signed out', 'Sign in to continue.'],
  403: ['Not allowed', 'You need permission to do this. Ask an admin for access.'],
  404: ['Not found', 'Check the name. It may have been removed, or never published.'],
  409: ['Conflict with the live release', 'Check the live release, then try again.'],
  412: [
    'Another release went live in the meantime',
    'Your input is preserved. Check the live release, then confirm again.',
  ],
  422: ['Incompatible versions', 'Publish compatible versions, or choose others.'],
  423: ['Frozen', 'Unfreeze first, if the person who froze it agrees.'],
  429: ['Too many requests', 'Your input is still here.'],
  503: ['The registry is unavailable', 'Shoppers keep the current release. Your input is still here.'],
};

const unexpected = ['Unexpected error', 'See the registry’s log for details.'] as const;

const needsTwoPeople = [
  'Approval required',
  'Request the approval of a second person. Your input is still here.',
] as const;

const restrictedTitle = [
  'Banned or deprecated version',
  'Release another version, or ask an operator to reinstate it on its page.',
] as const;

interface Body extends Pick<RegistryFailure, 'problems' | 'approval' | 'restricted' | 'faults'> {
  readonly retryAfter?: number;
}

/** The message of a refused call, with what to do about it. Rethrows any other error. */
export function refusalText(error: unknown): RefusalText {
  if (!(error instanceof RegistryResponseError)) throw error;
  const { problems = [], retryAfter, approval, restricted, faults } = error.body as Body;
  // A 422 without problems is about invalid fields.
  const isInvalidInput = error.status === 422 && problems.length === 0;
  const needsApproval = approval !== undefined;
  const known = isInvalidInput ? invalidInput : (titles[error.status] ?? unexpected);
  const [title, advice] = needsApproval ? needsTwoPeople : restricted ? restrictedTitle : known;
  return {
    title,
    message: error.message,
    advice: `${advice}${retryAfter === undefined ? '' : ` Try again in ${retryAfter} s.`}`,
    details: problems.map(({ message }) => message),
    needsApproval,
    ...(faults && { faults }),
  };
}

/** Describes any error, with its status: a refusal, a bad request, or a bug in the console. */
export function failureText(error: unknown): { readonly status: number; readonly refusal: RefusalText } {
  if (error instanceof RegistryResponseError) return { status: error.status, refusal: refusalText(error) };
  const { statusCode = 500, message } = error as { readonly statusCode?: number; readonly message: string };
  const [title, advice] = unexpected;
  return statusCode < 500
    ? { status: statusCode, refusal: { title, message, advice: 'Go back and try again.', details: [] } }
    : {
        status: 500,
        refusal: { title, message: 'The console failed to handle the request.', advice, details: [] },
      };
}

const whoMay = {
  preview: 'Its publishers and releasers, operators and admins',
  release: 'Its releasers, operators and admins',
  operate: 'Operators and admins',
} as const;

/** A message for a user without a right, with the roles that have it; null for a user who has it. */
export const forbiddenText = (actor: Actor, right: keyof typeof whoMay, subject: Subject): string | null =>
  may(actor, right, subject)
    ? null
    : `You have read access only (${grantsText(actor.grants)}). ${whoMay[right]} can make this change.`;
