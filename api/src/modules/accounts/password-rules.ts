import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '@shop/config';
import { ApiError } from '../../platform/http/api-error';

/** As many of the most used passwords as are refused; OWASP ASVS 5.0, 6.2.4, asks for at least these. */
const REFUSED = 3_000;

// Counted as a person counts them, so that one emoji is one.
const lengthOf = (password: string) => [...password].length;

// The list is ranked. Shorter passwords are refused for their length and would only take the places of others.
const mostUsed = new Set(
  dictionary['passwords-common']
    .filter((password) => lengthOf(password) >= limits.minPasswordLength)
    .slice(0, REFUSED)
    .map((password) => password.toLowerCase()),
);

const refuse = (message: string) => new ApiError(422, message, { extra: { field: 'password' } });

/**
 * Checks a password that is being chosen, never one that signs in. Throws an ApiError 422 with `field` when it is
 * shorter than eight characters or one of the most used, in upper or lower case.
 */
export function checkNewPassword(password: string): void {
  if (lengthOf(password) < limits.minPasswordLength) {
    throw refuse(`Choose a longer password: at least ${limits.minPasswordLength} characters.`);
  }
  if (mostUsed.has(password.toLowerCase())) {
    throw refuse('This password is one of the most used. Choose another.');
  }
}
