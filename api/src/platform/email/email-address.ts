/** As long as SMTP lets an address be. */
const MAX_LENGTH = 254;

// What an address list, a display name, a comment or another header is made of has no place in one address.
const ADDRESS = /^[^\s@,;:<>()"\\[\]\p{C}]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u;

/** True for one plain email address that email can be sent to: no name, no list, no line break. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text) && !/@[.-]|\.\.|[.-]$/.test(text);
}
