import type { PackedRemote } from '../archive/pack-remote';
import { sendArchive } from '../archive/send-archive';
import type { CommandContext } from './command';

/** Sends a packed build to the registry; uploading the same bytes again changes nothing. */
export async function upload(
  { artifact, files }: PackedRemote,
  { client, log, self = 'shop-remote' }: CommandContext,
): Promise<unknown> {
  const { remote, version, digest } = artifact;
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()]);
  const { outcome } = await client.upload(`/artifacts/${remote}/${version}`, archive);
  log(
    outcome === 'published'
      ? `${remote}@${version} is published (${artifact.files.length} files). Make it live: ${self} promote ${remote}@${version}`
      : `${remote}@${version} is published already, with the same contents.`,
  );
  return { remote, version, digest, outcome };
}
