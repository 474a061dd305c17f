import { createRegistryClient, sendArchive } from '@shop/protocol';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';

/**
 * Publishes an existing version under another number, without a build:
 * `<url> <token file> <remote> <from> <as> [--route /path=module] [--throw module]`. `--throw` makes a module throw
 * in browsers, but not on the server.
 */
const { values, positionals } = parseArgs({
  options: { route: { type: 'string' }, throw: { type: 'string' } },
  allowPositionals: true,
});
const [url, tokenFile, remote, from, version] = positionals;
if (!url || !tokenFile || !remote || !from || !version) throw new Error('Missing arguments.');

const fault = "if (typeof window !== 'undefined') throw new Error('A version that was never tried.');";
/** Where the first module of a chunk begins. */
const moduleStart = /\d(?:\([\w,]*\)|:\(?[\w,]*\)?=>)\{/;

const client = createRegistryClient({ url, token: (await readFile(tokenFile, 'utf8')).trim() });
const published = await fetchBuild(client, remote, from);
const broken = values.throw === undefined ? undefined : published.artifact.manifest.exposes[values.throw];
const { artifact, files } = renamedBuild(published, version, (file, text) => {
  if (!broken?.js.includes(file)) return text;
  if (!moduleStart.test(text)) throw new Error(`${file} has no module to break.`);
  return text.replace(moduleStart, (start) => start + fault);
});
const [path, module] = values.route?.split('=') ?? [];
const routes = path && module ? [...artifact.routes, { path, module }] : artifact.routes;
await client.upload(
  `/artifacts/${remote}/${version}`,
  sendArchive({ ...artifact, routes }, (name) => [files.get(name) ?? Buffer.alloc(0)]),
);
