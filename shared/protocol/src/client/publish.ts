import type { Published, SourceMapsStored } from '@shop/contracts/registry';
import type { PackedRemote } from '../archive/pack-remote';
import { sendArchive } from '../archive/archive';
import { sendSourceMaps } from '../archive/source-maps';
import type { RegistryClient } from './registry-client';
import { RegistryResponseError } from '../errors';

/** The outcome of publishing a version. */
export interface PublishResult {
  readonly outcome: Published['outcome'];
  /** Whether a version that was already published is now signed. */
  readonly signed: boolean;
  /** Number of new source maps; null if the registry refused them. */
  readonly sourceMaps: number | null;
  /** Why it refused them. The version works without them. */
  readonly sourceMapsRefusal?: string;
}

type SourceMapsResult = Pick<PublishResult, 'sourceMaps' | 'sourceMapsRefusal'>;

async function publishSourceMaps(
  client: RegistryClient,
  { artifact: { remote, version }, sourceMaps = new Map() }: PackedRemote,
): Promise<SourceMapsResult> {
  if (sourceMaps.size === 0) return { sourceMaps: 0 };
  try {
    const path = `/artifacts/${remote}/${version}/source-maps`;
    return { sourceMaps: (await client.upload<SourceMapsStored>(path, sendSourceMaps(sourceMaps))).added };
  } catch (error) {
    if (!(error instanceof RegistryResponseError)) throw error;
    const isOlder = error.status === 404;
    const sourceMapsRefusal = isOlder ? 'the registry is too old to store them' : error.message;
    return { sourceMaps: null, sourceMapsRefusal };
  }
}

/** Sends a packed build to a registry, then its source maps. Sending the same bytes again changes nothing. */
export async function publishPacked(client: RegistryClient, packed: PackedRemote): Promise<PublishResult> {
  const { artifact, files, attached } = packed;
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()], attached);
  const path = `/artifacts/${artifact.remote}/${artifact.version}`;
  const { outcome, signed } = await client.upload(path, archive);
  return { outcome, signed, ...(await publishSourceMaps(client, packed)) };
}
