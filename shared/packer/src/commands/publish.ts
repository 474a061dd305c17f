import { readFile } from 'node:fs/promises';
import { type PackedRemote, publishPacked, readSigningKey, type SigningKey } from '@shop/protocol';
import type { CommandContext, CommandInput } from './command';
import { UsageError } from './exit-codes';

/**
 * The key that signs versions, from the file of `--key` or else from SIGNING_KEY; null if there is neither. Throws a
 * UsageError or a RegistryError for an invalid key, without any part of the key in the message.
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

/** Publishes a packed build, and prints the registry's result. Resolves with the output of `--json`. */
export async function upload(packed: PackedRemote, context: CommandContext): Promise<unknown> {
  const { client, log, self = 'shop-remote' } = context;
  const { remote, version, digest, files } = packed.artifact;
  const { outcome, signed, sourceMaps, sourceMapsRefusal } = await publishPacked(client, packed);
  const name = `${remote}@${version}`;
  if (sourceMapsRefusal !== undefined) {
    log(
      `The source maps of ${name} were not stored, so its errors will not show sources: ${sourceMapsRefusal}`,
    );
  }
  const again = `${name} is already published with the same contents`;
  if (outcome === 'published') {
    log(`Published ${name} (${files.length} files). To release it, run: ${self} promote ${name}`);
  } else log(signed ? `${again}; it is signed now.` : `${again}.`);
  return { remote, version, digest, outcome, sourceMaps };
}
