import { isApiFailure } from '@shop/contracts';

/**
 * Whether a failed read means that there is no such thing, rather than that it could not be read. An address that the
 * API finds malformed names nothing either.
 */
export function isNotFound(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}
