import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryClient, sendArchive } from '@shop/registry';

/** Publishes a version that serves one address more: `<url> <token file> <remote> <from> <as> <path> <module>`. */
const [url, tokenFile, remote, from, version, route, module] = process.argv.slice(2);
if (!url || !tokenFile || !remote || !from || !version || !route || !module)
  throw new Error('Too few words.');

const client = createRegistryClient({ url, token: (await readFile(tokenFile, 'utf8')).trim() });
const folder = await mkdtemp(path.join(tmpdir(), 'route-'));
const artifact = await client.fetchArtifact(remote, from, folder);
if (!artifact) throw new Error(`${remote}@${from} is not there.`);
const next = { ...artifact, version, routes: [...artifact.routes, { path: route, module }] };
await client.upload(
  `/artifacts/${remote}/${version}`,
  sendArchive(next, async (name) => [await readFile(path.join(folder, name))]),
);
await rm(folder, { recursive: true });
