import { sendArchive } from '@shop/protocol';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import { adminOf, release } from '../../../e2e/support/admin-of';
import { pollUntil } from '../../../e2e/support/poll-until';
import type { Fleet } from '../../support/fleet/start-fleet';

/** Maximum time in which a release reaches all shops and the proxy. It takes seconds unless the machine is busy. */
const switchedMs = 60_000;

const opsOf = ({ registry, registryDir }: Fleet) => ({ opsUrl: registry.origin, dataDir: registryDir });

/** Publishes the live version of content again under another version. Rejects with the registry's RegistryResponseError. */
export async function publishContent(fleet: Fleet, version: string): Promise<void> {
  const { client } = await adminOf(opsOf(fleet));
  const { artifact, files } = renamedBuild(await fetchBuild(client, 'content', '1.0.0'), version);
  await client.upload(
    `/artifacts/content/${version}`,
    sendArchive(artifact, (name) => [files.get(name) ?? Buffer.alloc(0)]),
  );
}

/** The release of a page requested through the proxy. */
async function releaseOf(address: string): Promise<string | null> {
  const response = await fetch(address);
  await response.body?.cancel();
  return response.headers.get('surrogate-key');
}

/** Promotes a version of content. Resolves with a function that checks whether every page, cached or not, has the new release. */
export async function promoteContent(fleet: Fleet, version: string): Promise<() => Promise<boolean>> {
  const before = await releaseOf(`${fleet.origin}/faq`);
  const { code, output } = await release(opsOf(fleet), 'promote', `content@${version}`);
  if (code !== 0) throw new Error(`content@${version} was not promoted: ${output}`);
  return async () => {
    const pages = ['/', '/faq', '/all-products?page=1'];
    const keys = await Promise.all(pages.map((page) => releaseOf(fleet.origin + page)));
    return keys.every((key) => key !== null && key !== before);
  };
}

/** Rejects if a page of the previous release is still sent after that time. */
export async function requireSwitch(isNew: () => Promise<boolean>): Promise<void> {
  if (!(await pollUntil(switchedMs, isNew)))
    throw new Error(`a page of the previous release was still sent after ${switchedMs / 1000} s`);
}

/** Publishes and promotes a version of content. Rejects if pages of the previous one are still sent. */
export async function switchContent(fleet: Fleet, version: string): Promise<void> {
  await publishContent(fleet, version);
  await requireSwitch(await promoteContent(fleet, version));
}
