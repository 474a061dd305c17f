import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { validatorCompiler } from '@shop/server-kit';
import { samplesFolder } from '../../testing/test-home';
import { mediaRoutes } from './routes';
import { openShopMedia, shopPictures, versionOfFile } from './pictures';

const [pictureFolder = '', clipFolder = ''] = openShopMedia(samplesFolder);
const version = shopPictures().get('hero-tape')?.version;

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  mediaRoutes(app, pictureFolder, clipFolder);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/media/${path}`, { headers });

describe('GET /media', () => {
  it.each(['avif', 'webp'])(
    'serves a picture as %s, cached permanently under its version',
    async (format) => {
      const name = `hero-tape-480.${format}`;
      const response = await get(`${name}?v=${version}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      const bytes = await readFile(`${pictureFolder}/${name}`);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  it.each(['hero-tape-480.webp', 'hero-tape-480.webp?v=00000000'])('%s is revalidated', async (path) => {
    const response = await get(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('serves a clip in full or by ranges, cached permanently under its version', async () => {
    const name = 'clip-washi.mp4';
    const path = `${name}?v=${versionOfFile(name)}`;
    const bytes = await readFile(`${clipFolder}/${name}`);
    const whole = await get(path);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);

    const part = await get(path, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);

    const beyond = await get(path, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it("serves a clip's poster", async () => {
    expect((await get('clip-washi-320.avif')).headers.get('content-type')).toBe('image/avif');
  });

  it.each([
    'nothing-480.webp',
    'clip-nothing.mp4',
    'hero-tape-481.webp',
    'hero-tape.svg',
    'index.json',
    '..%2fdata%2fbrands.json',
    '%2e%2e%2fdata%2fbrands.json',
    '..%2f..%2fsamples%2fmedia%2fhero-tape-480.webp',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
