import { randomBytes } from 'node:crypto';

// Crockford's base 32: no letters that are read as digits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new order's public id, 130 random bits; also its receipt at the provider, so at most 40 characters. */
export function newOrderId(): string {
  const characters = Array.from(randomBytes(26), (byte) => alphabet.charAt(byte % alphabet.length));
  return `ord_${characters.join('')}`;
}

/** The number that a shopper reads and quotes: the first ten characters of the public id, "VC-4F7K2-9QXBM". */
export function orderNumber(publicId: string): string {
  const code = publicId.slice('ord_'.length).toUpperCase();
  return `VC-${code.slice(0, 5)}-${code.slice(5, 10)}`;
}
