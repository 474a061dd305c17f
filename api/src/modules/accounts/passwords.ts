import {
  createPasswords as createSharedPasswords,
  type HashCost,
  opaquePassword,
  type Passwords,
} from '@shop/server-kit/passwords';
import { limits } from '@shop/config';
import { ApiError } from '../../platform/http/api-error';

export type { Passwords };

/** Hashing of passwords in this process; throws an ApiError 503 when too many wait. */
export const createPasswords = (cost?: HashCost): Passwords =>
  createSharedPasswords(
    () => new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 }),
    cost,
  );

/** Number of common passwords that are refused; OWASP ASVS 5.0, 6.2.4, requires at least these. */
const COMMON_PASSWORDS = 3_000;

// Counts code points, so that most emoji count as one character.
const lengthOf = (password: string) => [...password].length;

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  // Loaded on first use: the list is long, and startup should not wait for it.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is ranked. Shorter passwords are refused for their length and would only take the places of others.
  const counted = dictionary['passwords-common'].filter((one) => lengthOf(one) >= limits.minPasswordLength);
  return new Set(counted.slice(0, COMMON_PASSWORDS).map((password) => password.toLowerCase()));
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

const refuse = (message: string) => new ApiError(422, message, { extra: { field: 'password' } });

/**
 * Checks a new password; passwords that sign in are not checked. Rejects with an ApiError 422 with `field` when it is shorter than
 * eight characters or one of the most common, in upper or lower case.
 */
export async function checkNewPassword(given: string): Promise<void> {
  const password = opaquePassword(given);
  if (lengthOf(password) < limits.minPasswordLength) {
    throw refuse(`Choose a longer password: at least ${limits.minPasswordLength} characters.`);
  }
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase())) {
    throw refuse('This password is too common. Choose a different one.');
  }
}
