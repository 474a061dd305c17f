import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of a token: lower-case hex sha256. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
