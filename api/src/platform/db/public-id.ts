import { createHash, randomBytes } from 'node:crypto';

/** A new identifier for the wire: 24 hex digits that reveal neither order nor number. */
export function newPublicId(): string {
  return randomBytes(12).toString('hex');
}

/** The identifier of a thing known by its slug or key: the same after every import, so that saved carts stay valid. */
export function publicIdOf(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}
