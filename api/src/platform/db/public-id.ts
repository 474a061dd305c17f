import { createHash, randomBytes } from 'node:crypto';

/** A new public id: 24 random hex digits. */
export function newPublicId(): string {
  return randomBytes(12).toString('hex');
}

/** A public id derived from a slug or key: the same after every import, so that saved carts stay valid. */
export function publicIdOf(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}

// Crockford's base 32: without letters that look like digits.
const legible = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id whose beginning people read and quote: the prefix and 130 random bits, at most 40 characters. */
export function newLegibleId(prefix: string): string {
  const characters = Array.from(randomBytes(26), (byte) => legible.charAt(byte % legible.length));
  return `${prefix}_${characters.join('')}`;
}
