import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator with that secret shows at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
