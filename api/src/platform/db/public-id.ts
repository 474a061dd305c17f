import { createHash, randomBytes } from 'node:crypto';

/** A new identifier for the wire: 24 hex digits that reveal neither order nor number. */
export function newPublicId(): string {
  return randomBytes(12).toString('hex');
}

/** The identifier of a thing known by its slug or key: the same after every import, so that saved carts stay valid. */
export function publicIdOf(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}

// Crockford's base 32: no letters that are read as digits.
const legible = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new identifier whose beginning people read and quote: the prefix and 130 random bits, at most 40 characters in all. */
export function newLegibleId(prefix: string): string {
  const characters = Array.from(randomBytes(26), (byte) => legible.charAt(byte % legible.length));
  return `${prefix}_${characters.join('')}`;
}
