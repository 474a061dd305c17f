import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A pending sign-in. The provider's response is checked against it. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** When it expires, in ms. */
  readonly until: number;
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts attempts for the browser's cookie: the browser can neither read nor change them, every process of the registry can
 * decrypt them, and unfinished attempts leave no row in the database.
 */
export function createAttempts(signingKey: string) {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'sign-in attempts', 32));
  return {
    seal(attempt: Attempt): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(attempt)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    /** Null for an expired attempt, and for anything that was not encrypted with this key. */
    open(sealed: string, now: Date): Attempt | null {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        const attempt = JSON.parse(text.toString()) as Attempt;
        return now.getTime() < attempt.until ? attempt : null;
      } catch {
        return null;
      }
    },
  };
}
