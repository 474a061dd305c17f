import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { sendCompressed } from './send-page';

it('sends a text in the smallest accepted encoding, unless it is short', async () => {
  const texts = { '/long': 'बारिश '.repeat(400), '/short': 'short' };
  const app = Fastify();
  for (const [url, text] of Object.entries(texts))
    app.get(url, (request, reply) => sendCompressed(request, reply.type('text/plain; charset=utf-8'), text));
  const ask = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });
  const responses = await Promise.all([
    ask('/long', 'gzip, br'),
    ask('/long', 'gzip'),
    ask('/long'),
    ask('/short', 'br'),
  ]);
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
    undefined,
  ]);
  expect(responses.map(({ headers }) => headers['vary'])).toEqual(Array(4).fill('accept-encoding'));
  const [br, gzip, plain, short] = responses.map(({ rawPayload }) => rawPayload);
  if (!br || !gzip) throw new Error('Four answers');
  expect([
    brotliDecompressSync(br).toString(),
    gunzipSync(gzip).toString(),
    String(plain),
    String(short),
  ]).toEqual([...Array<string>(3).fill(texts['/long']), texts['/short']]);
  await app.close();
});
