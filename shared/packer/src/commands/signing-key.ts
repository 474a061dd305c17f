import { readFile } from 'node:fs/promises';
import { readSigningKey, type SigningKey } from '@shop/protocol';
import type { CommandInput } from './command';
import { UsageError } from './exit-codes';

/**
 * The key that signs versions: in the file of `--key`, else in SIGNING_KEY itself; null where there is neither. Throws a
 * UsageError or a RegistryError for what cannot be read, and never reveals any part of the key.
 */
export async function signingKeyOf(
  { key }: Pick<CommandInput['options'], 'key'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SigningKey | null> {
  if (key === undefined) return env.SIGNING_KEY ? readSigningKey(env.SIGNING_KEY) : null;
  const text = await readFile(key, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The signing key cannot be read: ${(error as Error).message}`);
  });
  return readSigningKey(text);
}
