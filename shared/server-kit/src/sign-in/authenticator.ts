import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from '../secrets';

const periodSeconds = 30;

const totpOf = (issuer: string, name: string, secret: string) =>
  new TOTP({
    issuer,
    label: name,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** A new secret for an authenticator, in Base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` URI for an authenticator, as a link or QR code; `issuer` is shown next to the name. */
export const authenticatorUri = (issuer: string, name: string, secret: string): string =>
  totpOf(issuer, name, secret).toString();

/**
 * The 30 s step of a code, with one step of tolerance; null for a wrong code, or a step that was already used.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const timestamp = now.getTime();
  const delta = totpOf('', '', secret).validate({ token: code.replaceAll(' ', ''), timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  return lastStep === null || step > lastStep ? step : null;
}

/** Without similar-looking characters. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x';
const count = 10;
const groups = 4;
const groupLength = 4;

const newGroup = () => [...randomBytes(groupLength)].map((byte) => alphabet[byte & 31]).join('');

/** Codes such as `k7pm-3xqa-…`, each of 80 bits, for a user who has lost the authenticator. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join('-'));

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The stored hash of a code, normalised. */
export const hashRecoveryCode = (code: string): string => hashSecret(plain(code));
