import { isApiFailure } from '@shop/contracts';

/** What browsers say when a request does not reach a server. */
const unreached = /^(Failed to fetch|NetworkError|Load failed)/;

/** What went wrong, for whoever asked for it. */
export function messageOf(error: unknown): string {
  const message =
    isApiFailure(error) || error instanceof Error ? error.message : 'Something went wrong. Try again.';
  return unreached.test(message) ? 'The shop’s server cannot be reached. Try again in a moment.' : message;
}

/** True where the server says that there is no such thing. */
export const isMissing = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** True where nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => isApiFailure(error) && error.status === 401;
