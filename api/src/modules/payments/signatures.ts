import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hex of HMAC-SHA256, the form in which the provider signs. */
export function hmacHex(secret: string, data: string | Buffer): string {
  return createHmac('sha256', secret).update(data).digest('hex');
}

/** True when `signature` is the data's HMAC under any of the secrets. Takes the same time wherever they differ. */
export function isSignedBy(secrets: readonly string[], data: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.reduce(
    (matched, secret) =>
      timingSafeEqual(given, createHmac('sha256', secret).update(data).digest()) || matched,
    false,
  );
}
