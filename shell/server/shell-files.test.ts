import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellFiles } from './shell-files';

const hash = createHash('sha256').update('earlier').digest();
const has = `:${hash.toString('base64')}:`;
let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'shell-files-'));
  await mkdir(path.join(dir, 'fonts'));
  for (const name of ['main.0a1b.js', '105.0a1b.js', 'main.0a1b.css', 'fonts/serif.0a1b.js'])
    await writeFile(path.join(dir, name), 'open();');
  await writeFile(path.join(dir, 'main.0a1b.js.br'), brotliCompressSync('open();'));
  await writeFile(path.join(dir, `main.0a1b.js.${hash.toString('base64url')}.dcb`), 'the delta');
  app = Fastify();
  await app.register(shellFiles(dir));
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (name: string, dictionary?: string, accepted = 'br, dcb') =>
  app.inject({
    url: `/shell/${name}`,
    headers: { 'accept-encoding': accepted, ...(dictionary && { 'available-dictionary': dictionary }) },
  });

it('sends a script as a delta to the build that the browser has', async () => {
  const { headers, body } = await get('main.0a1b.js', has);
  expect(body).toBe('the delta');
  expect(headers).toMatchObject({
    'content-encoding': 'dcb',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/shell/main.*.js"',
    vary: 'accept-encoding, available-dictionary',
    'x-content-type-options': 'nosniff',
  });
});

it('sends the whole script to other browsers, and forbids shared caching for a request with a dictionary', async () => {
  const whole = await get('main.0a1b.js');
  expect(whole.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/shell/main.*.js"',
    vary: 'accept-encoding, available-dictionary',
  });
  const other = await get('main.0a1b.js', `:${createHash('sha256').digest('base64')}:`);
  expect(other.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect((await get('main.0a1b.js', has, 'br')).headers['content-encoding']).toBe('br');
});

it.each(['105.0a1b.js', 'main.0a1b.css', 'fonts/serif.0a1b.js'])(
  'uses no dictionary for %s, whose name changes between builds',
  async (name) => {
    const { statusCode, headers } = await get(name, has);
    expect([statusCode, headers['content-encoding'], headers['use-as-dictionary']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(headers.vary).toBe('accept-encoding');
  },
);

it('forbids caching of a 404', async () => {
  const { statusCode, headers } = await get('main.ffff.js', has);
  expect([statusCode, headers['cache-control'], headers['use-as-dictionary']]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
});
