import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator at a given time. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
