import { opaquePassword } from '../passwords';
import type { Refuse } from './refuse';

/** Length in user-perceived characters. */
export const leastPasswordLength = 12;
const mostPasswordLength = 200;

/** Throws a 422 for a password that is too short or too long, or has the account's name in it. */
export function checkNewPassword(given: string, name: string, refuse: Refuse): void {
  const password = opaquePassword(given);
  const length = [...password].length;
  if (length < leastPasswordLength || length > mostPasswordLength) {
    throw refuse(422, `A password has ${leastPasswordLength} to ${mostPasswordLength} characters.`);
  }
  if (password.toLowerCase().includes(name.toLowerCase())) {
    throw refuse(422, 'The password has your name in it. Choose another.');
  }
  if (new Set(password.toLowerCase()).size < 5) {
    throw refuse(422, 'The password has fewer than five different characters. Choose another.');
  }
}
