import { makeScratchFolder, smallRemote } from '@shop/protocol/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { workerPolicy } from '@shop/config/security-headers';
import { sha384Of } from '@shop/config/sha384';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createArtifactFolder } from './storage/artifact-folder';
import { createCompressedFiles } from './storage/compressed-files';
import { createArtifactCache } from './storage/artifact-cache';
import { remoteFiles } from './remote-files';

const script = '/* repeated */ '.repeat(200);
const picture = Buffer.alloc(2000, 7);
const contents = {
  'remoteEntry.js': script,
  'small.js': '1',
  'a.avif': picture,
  'server/remoteEntry.cjs': script,
};
const files = Object.entries(contents).map(([name, text]) => {
  const bytes = Buffer.from(text);
  return { path: name, size: bytes.length, sha384: sha384Of(bytes) };
});

let app: FastifyInstance;
let dir: string;
let compressedDir: string;
let remove: () => Promise<void>;

const artifactOf = (version: string) => ({ ...smallRemote('cart', version).artifact, files });

async function layOut(version: string, compressing: boolean): Promise<void> {
  const compressed = compressing ? createCompressedFiles(compressedDir) : undefined;
  const folder = createArtifactFolder(path.join(dir, 'artifacts'), compressed);
  const draft = await folder.draft();
  await mkdir(path.join(draft, 'server'));
  for (const [name, text] of Object.entries(contents)) await writeFile(path.join(draft, name), text);
  await folder.put(artifactOf(version), draft);
}

const get = async (version: string, name: string, headers: Record<string, string>) => {
  const url = `/remotes/cart/${version}/${name}`;
  const { statusCode, headers: responseHeaders, rawPayload } = await app.inject({ url, headers });
  return { statusCode, headers: responseHeaders, bytes: rawPayload };
};

beforeEach(async () => {
  ({ dir, remove } = await makeScratchFolder());
  compressedDir = path.join(dir, 'compressed');
  await layOut('0.9.0', false);
  const folder = createArtifactFolder(path.join(dir, 'artifacts'), createCompressedFiles(compressedDir));
  app = Fastify();
  await app.register(remoteFiles({ cache: createArtifactCache(folder) }));
});

afterEach(async () => {
  await app.close();
  await remove();
});

describe('published files', () => {
  it('of a version stored by an older build are first sent uncompressed, and compressed afterwards', async () => {
    const first = await get('0.9.0', 'remoteEntry.js', { 'accept-encoding': 'br' });
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, undefined]);
    expect(first.bytes.toString()).toBe(script);
    expect(first.headers['vary']).toBe('accept-encoding, available-dictionary');
    while ((await readdir(compressedDir).catch(() => [])).length < 2)
      await new Promise((resolve) => setImmediate(resolve));
    const second = await get('0.9.0', 'remoteEntry.js', { 'accept-encoding': 'br' });
    expect(second.headers['content-encoding']).toBe('br');
  });

  it('are sent in the smallest encoding that the browser accepts', async () => {
    await layOut('1.0.0', true);
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip', 'identity'].map((taken) =>
        get('1.0.0', 'remoteEntry.js', { 'accept-encoding': taken }),
      ),
    );
    if (!br || !gzip || !plain) throw new Error('Three answers');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(script);
    expect(gunzipSync(gzip.bytes).toString()).toBe(script);
    expect(plain.bytes.toString()).toBe(script);
    for (const { headers } of [br, gzip, plain]) {
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['vary']).toBe('accept-encoding, available-dictionary');
    }
    expect(Number(br.headers['content-length'])).toBe(br.bytes.length);
  });

  it('that are scripts may run in a worker, which loads scripts of the shop and calls the shop', async () => {
    const policyOf = async (name: string) =>
      (await get('0.9.0', name, {})).headers['content-security-policy'];
    expect(await policyOf('small.js')).toBe(workerPolicy);
    expect(await policyOf('a.avif')).toBeUndefined();
  });

  it('include a list of hashes of the files that a page may request', async () => {
    await layOut('1.0.0', true);
    const list = { 'remoteEntry.js': sha384Of(Buffer.from(script)), 'small.js': sha384Of(Buffer.from('1')) };
    const plain = await get('1.0.0', '@integrity.json', {});
    expect(JSON.parse(plain.bytes.toString())).toEqual(list);
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await get('1.0.0', '@integrity.json', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.bytes)).toEqual(plain.bytes);
    expect((await get('7.0.0', '@integrity.json', {})).statusCode).toBe(404);
  });

  it('are sent uncompressed when compression does not make them smaller', async () => {
    await layOut('1.0.0', true);
    for (const name of ['small.js', 'a.avif'])
      expect((await get('1.0.0', name, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
        undefined,
      );
    expect((await get('1.0.0', 'server/remoteEntry.cjs', {})).statusCode).toBe(404);
  });

  it('are compressed once per content, and removed when unused for a month', async () => {
    await layOut('1.0.0', true);
    await layOut('1.1.0', true);
    const listFiles = () => readdir(compressedDir);
    expect((await listFiles()).filter((name) => !name.endsWith('.dcb'))).toHaveLength(2);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    // Deltas are compressed in the background, so one may be written after the others were backdated.
    for (let names = await listFiles(); names.length > 0; names = await listFiles()) {
      for (const name of names) await utimes(path.join(compressedDir, name), old, old).catch(() => undefined);
      createCompressedFiles(compressedDir, 0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
});
