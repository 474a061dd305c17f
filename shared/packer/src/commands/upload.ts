import type { PackedRemote } from '../archive/pack-remote';
import { sendArchive } from '../archive/send-archive';
import type { CommandContext } from './command';

/** Sends a packed build to the registry; uploading the same bytes again changes nothing. */
export async function upload(
  { artifact, files, attached }: PackedRemote,
  { client, log, self = 'shop-remote' }: CommandContext,
): Promise<unknown> {
  const { remote, version, digest } = artifact;
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()], attached);
  const { outcome, signed } = await client.upload(`/artifacts/${remote}/${version}`, archive);
  const name = `${remote}@${version}`;
  const again = `${name} is published already, with the same contents`;
  const published = `${name} is published (${artifact.files.length} files). Make it live: ${self} promote ${name}`;
  if (outcome === 'published') log(published);
  else log(signed ? `${again}; it is signed now.` : `${again}.`);
  return { remote, version, digest, outcome };
}
