import type { RegistryClient } from '@shop/protocol';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SigningKey } from '@shop/contracts/registry';
import { liveEnv } from '@shop/registry';

/**
 * The signing key of an environment, stored in a folder for starts while the registry is unavailable. Without either a random
 * one: the shop opens, and its reports are not accepted until the next start.
 */
export async function signingKeyOf(
  client: RegistryClient,
  { environment, dir }: { readonly environment: string; readonly dir: string },
): Promise<string> {
  const file = path.join(dir, environment === liveEnv ? 'signing-key' : `signing-key-${environment}`);
  try {
    const { key } = await client.call<SigningKey>(`/signing-key?env=${environment}`);
    await writeFile(file, key, { mode: 0o600 });
    return key;
  } catch {
    const storedKey = await readFile(file, 'utf8').catch(() => '');
    return storedKey || randomBytes(32).toString('base64url');
  }
}
