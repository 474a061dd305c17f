import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { seedMediaFolder } from '../../seeds/seed-data';
import { validatorCompiler } from '../http/validator';
import { shopPictures } from '../media/shop-pictures';
import { mediaRoutes } from './media';

const version = shopPictures().get('hero-tape')?.version;

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  mediaRoutes(app, seedMediaFolder);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/media/${path}`, { headers });

describe('GET /media', () => {
  it.each(['avif', 'webp'])(
    'answers a picture as %s, to be kept for good under its version',
    async (format) => {
      const name = `hero-tape-480.${format}`;
      const answer = await get(`${name}?v=${version}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      const bytes = await readFile(`${seedMediaFolder}/${name}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  it.each(['hero-tape-480.webp', 'hero-tape-480.webp?v=00000000'])('%s is asked for again', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    'nothing-480.webp',
    'hero-tape-481.webp',
    'hero-tape.svg',
    'index.json',
    '..%2fseed-data.ts',
    '%2e%2e%2fseed-data.ts',
    '..%2f..%2fseeds%2fmedia%2fhero-tape-480.webp',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
