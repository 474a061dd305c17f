import { RegistryError } from '@shop/packer';

/** Characters, counted as a person counts them. */
export const leastPasswordLength = 12;
const mostPasswordLength = 200;

/** Throws a RegistryError 422 for a password that is too short or too long, or has the account's name in it. */
export function checkNewPassword(password: string, name: string): void {
  const length = [...password].length;
  if (length < leastPasswordLength || length > mostPasswordLength) {
    throw new RegistryError(
      422,
      `A password has ${leastPasswordLength} to ${mostPasswordLength} characters.`,
    );
  }
  if (password.toLowerCase().includes(name.toLowerCase())) {
    throw new RegistryError(422, 'The password has your name in it. Choose another.');
  }
  if (new Set(password.toLowerCase()).size < 5) {
    throw new RegistryError(422, 'The password has fewer than five different characters. Choose another.');
  }
}
