import type { RegistryClient } from '@shop/packer';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SigningKey } from '@shop/contracts/registry';

/**
 * The registry's signing key, stored in a file for starts while the registry is unavailable. Without either a random one:
 * the shop opens, and its reports are not accepted until the next start.
 */
export async function signingKeyOf(client: RegistryClient, file: string): Promise<string> {
  try {
    const { key } = await client.call<SigningKey>('/signing-key');
    await writeFile(file, key, { mode: 0o600 });
    return key;
  } catch {
    const storedKey = await readFile(file, 'utf8').catch(() => '');
    return storedKey || randomBytes(32).toString('base64url');
  }
}
