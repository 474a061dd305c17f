import type { RegistryClient } from '@shop/packer';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SigningKey } from '@shop/contracts/registry';

/**
 * The registry's key for signatures, kept in a file for starts while the registry is away. Without either a random one:
 * the shop opens, and its reports count for nothing until the next start.
 */
export async function signingKeyOf(client: RegistryClient, file: string): Promise<string> {
  try {
    const { key } = await client.call<SigningKey>('/signing-key');
    await writeFile(file, key, { mode: 0o600 });
    return key;
  } catch {
    const kept = await readFile(file, 'utf8').catch(() => '');
    return kept || randomBytes(32).toString('base64url');
  }
}
