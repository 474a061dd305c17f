import { createRegistryClient, sendArchive } from '@shop/protocol';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import { remoteNames } from '../../server/build/packages';
import { unpackPrevious } from '../previous/previous-archive';

/** Publishes the previous builds of all remotes, and prints them as `<remote>@<version>`: `<url> <token file>`. */
const [url, tokenFile] = process.argv.slice(2);
if (!url || !tokenFile) throw new Error('Missing arguments.');

const previous = path.join(await unpackPrevious(), 'remotes');
const client = createRegistryClient({ url, token: (await readFile(tokenFile, 'utf8')).trim() });
for (const remote of remoteNames) {
  const folder = path.join(previous, remote);
  const artifact = JSON.parse(await readFile(path.join(folder, 'artifact.json'), 'utf8')) as Artifact;
  await client.upload(
    `/artifacts/${remote}/${artifact.version}`,
    sendArchive(artifact, async (name) => [await readFile(path.join(folder, name))]),
  );
  console.log(`${remote}@${artifact.version}`);
}
