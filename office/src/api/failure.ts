import { isApiFailure } from '@shop/contracts';

/** Error messages of browsers for a request that does not reach a server. */
const networkError = /^(Failed to fetch|NetworkError|Load failed)/;

/** A message for the user. */
export function messageOf(error: unknown): string {
  const message =
    isApiFailure(error) || error instanceof Error ? error.message : 'Something went wrong. Try again.';
  return networkError.test(message) ? 'The shop’s server cannot be reached. Try again in a moment.' : message;
}

/** Whether the server responded with 404. */
export const isMissing = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** Whether the server responded with 401. */
export const isSignedOut = (error: unknown): boolean => isApiFailure(error) && error.status === 401;
