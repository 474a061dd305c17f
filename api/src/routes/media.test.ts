import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { validatorCompiler } from '../http/validator';
import { seedMediaFolder } from '../../seeds/seed-data';
import { contentHash } from '../media/media-files';
import { mediaRoutes } from './media';

let app: FastifyInstance;
let origin: string;
let picture: Buffer;

beforeAll(async () => {
  picture = await readFile(`${seedMediaFolder}/hero-tape.svg`);
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  mediaRoutes(app, seedMediaFolder);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/media/${path}`, { headers });

describe('GET /media', () => {
  it('may be kept for good under the address with the content’s hash', async () => {
    const answer = await get(`hero-tape.svg?v=${contentHash(picture)}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('is asked for again under any other address', async () => {
    const answer = await get('hero-tape.svg?v=00000000');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await get('hero-tape.svg', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('comes as the browser takes it: %s', async (accepted, encoding) => {
    const answer = await get('hero-tape.svg', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  });

  it.each(['nothing.svg', 'index.json', '..%2fseed-data.ts', '%2e%2e%2fseed-data.ts'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(404);
    },
  );
});
