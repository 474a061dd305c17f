import { isApiFailure } from '@shop/contracts';

/** Whether a failed read means that there is no such thing, rather than that it could not be read. */
export function isNotFound(failure: unknown): boolean {
  return isApiFailure(failure) && failure.status === 404;
}

/** Lets a read of what does not exist pass as null; other failures stay failures. */
export async function nullWhenNotFound<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (failure) {
    if (isNotFound(failure)) return null;
    throw failure;
  }
}
