import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createCachedResponse, createResponseCache, type ResponseCache } from './response-cache';

let now = 0;
let maxAge = 1000;
let cache: ResponseCache;

const words = async (url: string) => (await (await cache.find(url))?.bytes('identity'))?.toString();

beforeEach(() => {
  now = 0;
  maxAge = 1000;
  cache = createResponseCache({ maxAgeMs: () => maxAge, maxBytes: 1000, now: () => now });
});

it('caches a response for its maximum age', async () => {
  cache.begin('/a').fill('1');
  expect(await words('/a')).toBe('1');
  expect(await words('/a?')).toBeUndefined();
  now = 999;
  expect(await words('/a')).toBe('1');
  now = 1000;
  expect(await words('/a')).toBeUndefined();
});

it('shares a pending response, and lets waiting requests make their own when it fails', async () => {
  const slot = cache.begin('/a');
  const waiting = words('/a');
  slot.fill('1');
  expect(await waiting).toBe('1');
  const failing = cache.begin('/b');
  const alone = words('/b');
  failing.leave();
  expect(await alone).toBeUndefined();
});

it('does not cache a response that was started before a change', async () => {
  const before = cache.begin('/a');
  cache.drop();
  const after = cache.begin('/a');
  before.fill('old');
  const waiting = words('/a');
  after.fill('new');
  expect([await waiting, await words('/a')]).toEqual(['new', 'new']);
  cache.drop();
  expect(await words('/a')).toBeUndefined();
});

it('drops the least recently used response when it is full', async () => {
  for (let number = 0; number < 20; number += 1) {
    if (number === 13) expect(await words('/0')).toBeDefined();
    cache.begin(`/${number}`).fill('x'.repeat(50));
  }
  expect(await words('/0')).toBeDefined();
  expect(await words('/1')).toBeUndefined();
  expect(await words('/19')).toBeDefined();
});

it('keeps expired and invalidated responses as stale ones, for an hour', async () => {
  const stale = async (url: string) => (await cache.stale(url)?.bytes('identity'))?.toString();
  expect(await stale('/a')).toBeUndefined();
  cache.begin('/a').fill('1');
  cache.begin('/b').fill('2');
  now = 1000;
  expect([await words('/a'), await stale('/a')]).toEqual([undefined, '1']);
  cache.begin('/a').fill('newer');
  cache.drop();
  expect([await words('/a'), await stale('/a'), await stale('/b')]).toEqual([undefined, 'newer', '2']);
  now = 60 * 60 * 1000;
  expect([await stale('/a'), await stale('/b')]).toEqual(['newer', undefined]);
});

it('first drops stale responses that were not requested again', async () => {
  cache.begin('/old').fill('x'.repeat(500));
  cache.drop();
  for (let number = 0; number < 63; number += 1) cache.begin(`/${number}`).fill('x'.repeat(10));
  expect(cache.stale('/old')).toBeUndefined();
  expect(cache.stale('/0')).toBeDefined();
});

it('caches nothing when it is disabled', async () => {
  maxAge = 0;
  cache.begin('/a').fill('1');
  expect(await words('/a')).toBeUndefined();
});

const long = JSON.stringify({ data: 'बारिश '.repeat(400) });

describe('createCachedResponse', () => {
  it('compresses a response once for each encoding', async () => {
    const response = createCachedResponse(long, 0);
    const [br, gzip, again] = await Promise.all([
      response.bytes('br'),
      response.bytes('gzip'),
      response.bytes('br'),
    ]);
    expect(again).toBe(br);
    expect(brotliDecompressSync(br).toString()).toBe(long);
    expect(gunzipSync(gzip).toString()).toBe(long);
    expect((await response.bytes('identity')).toString()).toBe(long);
    expect(response.size).toBeGreaterThan(Buffer.byteLength(long) + br.length + gzip.length);
  });

  it('does not compress short responses', () => {
    expect(createCachedResponse('{"data":[]}', 0).contentEncodingFor('br')).toBe('identity');
    expect(createCachedResponse(long, 0).contentEncodingFor('br')).toBe('br');
  });

  it('derives the ETag from the content', () => {
    expect(createCachedResponse(long, 0).etag).toBe(createCachedResponse(long, 1).etag);
    expect(createCachedResponse(long, 0).etag).not.toBe(createCachedResponse(`${long} `, 0).etag);
  });
});
