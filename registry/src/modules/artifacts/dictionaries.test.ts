import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sha384Of } from '@shop/config/sha384';
import { makeScratchFolder, smallRemote } from '@shop/protocol/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { remoteFiles } from './remote-files';
import { createArtifactCache } from './storage/artifact-cache';
import { createArtifactFolder, type ArtifactFolder } from './storage/artifact-folder';
import { createCompressedFiles } from './storage/compressed-files';

const common = randomBytes(8000).toString('base64');
const scripts: Readonly<Record<string, string>> = {
  '1.0.0': `${common}/* the first */`,
  '1.1.0': `${common}/* the second */`,
  '1.2.0': `/* the third */${common}`,
};

let app: FastifyInstance;
let folder: ArtifactFolder;
let compressedDir: string;
let remove: () => Promise<void>;

async function publish(version: string, at: string): Promise<void> {
  const bytes = Buffer.from(scripts[version] ?? '');
  const files = [{ path: 'page.js', size: bytes.length, sha384: sha384Of(bytes) }];
  const draft = await folder.draft();
  await writeFile(path.join(draft, 'page.js'), bytes);
  await folder.put({ ...smallRemote('cart', version).artifact, files, at }, draft);
}

/** Waits until this many files are compressed with dictionaries. */
async function deltas(count: number): Promise<void> {
  const made = async () => (await readdir(compressedDir)).filter((name) => name.endsWith('.dcb')).length;
  while ((await made()) < count) await new Promise((resolve) => setImmediate(resolve));
}

beforeAll(async () => {
  const scratch = await makeScratchFolder();
  remove = scratch.remove;
  compressedDir = path.join(scratch.dir, 'compressed');
  folder = createArtifactFolder(path.join(scratch.dir, 'artifacts'), createCompressedFiles(compressedDir));
  app = Fastify();
  await app.register(remoteFiles({ cache: createArtifactCache(folder) }));
  await publish('1.0.0', '2026-11-01T00:00:00.000Z');
  await publish('1.1.0', '2026-11-02T00:00:00.000Z');
  await deltas(1);
  await publish('1.2.0', '2026-11-03T00:00:00.000Z');
  await deltas(3);
});
afterAll(async () => {
  await app.close();
  await remove();
});

const hashOf = (version: string) =>
  createHash('sha256')
    .update(scripts[version] ?? '')
    .digest();

async function get(version: string, has: string | undefined, accepted = 'gzip, br, dcb') {
  const dictionary = has && `:${hashOf(has).toString('base64')}:`;
  const headers = { 'accept-encoding': accepted, ...(dictionary && { 'available-dictionary': dictionary }) };
  const response = await app.inject({ url: `/remotes/cart/${version}/page.js`, headers });
  return { headers: response.headers, bytes: response.rawPayload };
}

describe('a script', () => {
  it('is a dictionary for scripts of the same name in other versions', async () => {
    const { headers } = await get('1.0.0', undefined);
    expect(headers).toMatchObject({
      'use-as-dictionary': 'match="/remotes/cart/*/page.js"',
      vary: 'accept-encoding, available-dictionary',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it.each([
    ['1.1.0', '1.0.0'],
    ['1.2.0', '1.0.0'],
    ['1.2.0', '1.1.0'],
  ])('of %s is compressed with that of %s for browsers that have it', async (version, has) => {
    const { headers, bytes } = await get(version, has);
    expect(headers).toMatchObject({
      'content-encoding': 'dcb',
      'content-length': String(bytes.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/remotes/cart/*/page.js"',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0xff, 0x44, 0x43, 0x42]));
    expect(bytes.subarray(4, 36)).toEqual(hashOf(has));
    expect(bytes.length).toBeLessThan(200);
  });

  it.each([
    ['a later version', '1.0.0', '1.2.0', 'br, dcb'],
    ['something else', '1.1.0', 'none', 'br, dcb'],
    ['the dictionary, but do not accept the encoding', '1.1.0', '1.0.0', 'br'],
    ['the dictionary, but reject the encoding', '1.1.0', '1.0.0', 'br, dcb;q=0'],
  ])('is sent without a dictionary to browsers that have %s', async (_what, version, has, accepted) => {
    const { headers, bytes } = await get(version, has, accepted);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(scripts[version]);
    // Shared caches must not store it for browsers with that dictionary.
    const isAsked = /dcb$/.test(accepted);
    expect(headers['cache-control']).toBe(`${isAsked ? 'private' : 'public'}, max-age=31536000, immutable`);
  });
});
