import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** An id of the provider's shape: `order_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd'): string {
  return `${prefix}_${randomText(14)}`;
}
