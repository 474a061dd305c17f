import { createHash } from 'node:crypto';

/** The Subresource Integrity hash of bytes: `sha384-` and base64. Text is encoded as UTF-8. */
export function sha384Of(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
