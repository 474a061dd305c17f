import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The text that its owner keeps: an id to find it by, and a secret that is stored as a hash only. */
export interface TokenParts {
  readonly id: string;
  readonly secret: string;
}

const shape = /^reg_([a-f0-9]{12})_([A-Za-z0-9_-]{43})$/;

export function newToken(): TokenParts {
  return { id: randomBytes(6).toString('hex'), secret: randomBytes(32).toString('base64url') };
}

export const tokenText = ({ id, secret }: TokenParts): string => `reg_${id}_${secret}`;

/** Null for what no token looks like. */
export function parseToken(text: string): TokenParts | null {
  const [, id, secret] = shape.exec(text.trim()) ?? [];
  return id && secret ? { id, secret } : null;
}

/** 256 random bits need no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
