import type { SourceMapsStored } from '@shop/contracts/registry';
import { type PackedRemote, RegistryResponseError, sendArchive, sendSourceMaps } from '@shop/protocol';
import type { CommandContext } from './command';

/**
 * Sends the source maps of a version that is published. Resolves to how many the registry has new; null when it takes none. A
 * version without them works, so that this fails nothing.
 */
async function uploadSourceMaps(
  { artifact: { remote, version }, sourceMaps = new Map() }: PackedRemote,
  { client, log }: CommandContext,
): Promise<number | null> {
  if (sourceMaps.size === 0) return 0;
  try {
    const address = `/artifacts/${remote}/${version}/source-maps`;
    return (await client.upload<SourceMapsStored>(address, sendSourceMaps(sourceMaps))).added;
  } catch (error) {
    if (!(error instanceof RegistryResponseError)) throw error;
    const isOlder = error.status === 404;
    const why = isOlder ? 'the registry is older and takes none' : error.message;
    log(`The source maps of ${remote}@${version} are not stored, and its errors show no sources: ${why}`);
    return null;
  }
}

/** Sends a packed build to the registry, then its source maps; uploading the same bytes again changes nothing. */
export async function upload(packed: PackedRemote, context: CommandContext): Promise<unknown> {
  const { artifact, files, attached } = packed;
  const { client, log, self = 'shop-remote' } = context;
  const { remote, version, digest } = artifact;
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()], attached);
  const { outcome, signed } = await client.upload(`/artifacts/${remote}/${version}`, archive);
  const sourceMaps = await uploadSourceMaps(packed, context);
  const name = `${remote}@${version}`;
  const again = `${name} is published already, with the same contents`;
  const published = `${name} is published (${artifact.files.length} files). Make it live: ${self} promote ${name}`;
  if (outcome === 'published') log(published);
  else log(signed ? `${again}; it is signed now.` : `${again}.`);
  return { remote, version, digest, outcome, sourceMaps };
}
