import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The parts of a token: an id for the lookup, and a secret that is stored only as a hash. */
export interface Secret {
  readonly id: string;
  readonly secret: string;
}

/** The kind of a secret: a registry token, a session, an invitation, a pipeline's token. */
export type SecretKind = 'reg' | 'ses' | 'inv' | 'pub';

const shape = /^(reg|ses|inv|pub)_([a-f0-9]{12})_([A-Za-z0-9_-]{43})$/;

/** 256 random bits, as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSecret = (): Secret => ({ id: randomBytes(6).toString('hex'), secret: newToken() });

export const secretText = (kind: SecretKind, { id, secret }: Secret): string => `${kind}_${id}_${secret}`;

/** Parses a secret; null if it is malformed or of another kind. */
export function parseSecret(kind: SecretKind, text: string): Secret | null {
  const [, found, id, secret] = shape.exec(text.trim()) ?? [];
  return found === kind && id && secret ? { id, secret } : null;
}

/** Lower-case hex sha256, which is stored instead of the secret. 256 random bits do not need a slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret has a stored hash; takes the same time for any secret. */
export function matchesHash(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
