import { publishPacked, type PackedRemote } from '@shop/protocol';
import type { CommandContext } from './command';

/** Publishes a packed build, and prints what the registry did with it. Resolves to what `--json` prints. */
export async function upload(packed: PackedRemote, context: CommandContext): Promise<unknown> {
  const { client, log, self = 'shop-remote' } = context;
  const { remote, version, digest, files } = packed.artifact;
  const { outcome, signed, sourceMaps, sourceMapsRefusal } = await publishPacked(client, packed);
  const name = `${remote}@${version}`;
  if (sourceMapsRefusal !== undefined) {
    log(`The source maps of ${name} are not stored, and its errors show no sources: ${sourceMapsRefusal}`);
  }
  const again = `${name} is published already, with the same contents`;
  if (outcome === 'published') {
    log(`${name} is published (${files.length} files). Make it live: ${self} promote ${name}`);
  } else log(signed ? `${again}; it is signed now.` : `${again}.`);
  return { remote, version, digest, outcome, sourceMaps };
}
