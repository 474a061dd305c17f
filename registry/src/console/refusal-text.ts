import { RegistryResponseError } from '@shop/protocol';
import type { RegistryFailure } from '@shop/contracts/registry';

/** A refusal as text. */
export interface RefusalText {
  readonly title: string;
  readonly message: string;
  /** What to do now. */
  readonly advice: string;
  /** More lines: which versions conflict. */
  readonly details: readonly string[];
  /** Whether the call would be accepted as a request for the approval of a second person. */
  readonly needsApproval?: boolean;
}

const wrongInput = ['Something is not filled in as it has to be', 'Put it right and send it again.'] as const;

const titles: Readonly<Record<number, readonly [title: string, advice: string]>> = {
  400: wrongInput,
  401: ['You are not signed in', 'Sign in to go on.'],
  403: ['You may not do that', 'Ask somebody who may, or an admin for the right.'],
  404: ['There is no such thing', 'It may have been named otherwise, or never published.'],
  409: ['That does not go together with what is live', 'Look at what is live, and choose again.'],
  412: [
    'Somebody else made a release in the meantime',
    'What you typed is kept. Read what is live now, then confirm again.',
  ],
  422: ['These versions do not fit together', 'Publish versions that fit, or choose others.'],
  423: ['Frozen', 'Unfreeze first, if whoever froze it agrees.'],
  429: ['Too many calls', 'What you typed is kept.'],
  503: [
    'The registry cannot reach what is behind it',
    'Shoppers go on with the release that they have. What you typed is kept.',
  ],
};

const somethingElse = ['That did not work', 'The registry’s log says more.'] as const;

const twoPeople = ['That needs two people', 'Request the approval; what you typed is kept.'] as const;

interface Body extends Pick<RegistryFailure, 'problems' | 'approval'> {
  readonly retryAfter?: number;
}

/** The message of a refused call, with what to do about it. Rethrows any other error. */
export function refusalText(error: unknown): RefusalText {
  if (!(error instanceof RegistryResponseError)) throw error;
  const { problems = [], retryAfter, approval } = error.body as Body;
  // An invalid field is a 422 as well.
  const isWrongInput = error.status === 422 && problems.length === 0;
  const needsApproval = approval !== undefined;
  const known = isWrongInput ? wrongInput : (titles[error.status] ?? somethingElse);
  const [title, advice] = needsApproval ? twoPeople : known;
  return {
    title,
    message: error.message,
    advice: `${advice}${retryAfter === undefined ? '' : ` Try again in ${retryAfter} s.`}`,
    details: problems.map(({ message }) => message),
    needsApproval,
  };
}

/** Any error, with its status: a refusal, a bad request, or a bug of the console. */
export function failureText(error: unknown): { readonly status: number; readonly refusal: RefusalText } {
  if (error instanceof RegistryResponseError) return { status: error.status, refusal: refusalText(error) };
  const { statusCode = 500, message } = error as { readonly statusCode?: number; readonly message: string };
  const [title, advice] = somethingElse;
  return statusCode < 500
    ? { status: statusCode, refusal: { title, message, advice: 'Go back and try again.', details: [] } }
    : {
        status: 500,
        refusal: { title, message: 'Something is wrong in the console itself.', advice, details: [] },
      };
}
