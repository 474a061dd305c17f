import { expect, it, jest } from '@jest/globals';
import { fetchHashes, hashOf } from './release-hashes';

const version = { base: '/remotes/cart/1.0.0/', integrity: { 'a.js': 'sha384-js' } };
const listed = { base: '/remotes/content/2.0.0/', integrity: {}, integrityList: 'sha384-list' };

it('returns a hash in the release synchronously, and null for a file that was not published', () => {
  globalThis.fetch = jest.fn<typeof fetch>();
  expect(hashOf(version, 'a.js')).toBe('sha384-js');
  expect(hashOf({ ...listed, ...version }, 'a.js')).toBe('sha384-js');
  expect(hashOf(version, 'b.js')).toBeNull();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

it('fetches a separate list of hashes once, and bypasses the cache after a failure', async () => {
  const lost = { ok: false, status: 503 } as Response;
  const list = { ok: true, json: async () => ({ 'b.js': 'sha384-b' }) } as Response;
  const fetched = jest.fn<typeof fetch>().mockResolvedValueOnce(lost).mockResolvedValueOnce(list);
  globalThis.fetch = fetched;
  await expect(hashOf(listed, 'b.js')).rejects.toThrow('503');
  expect(await Promise.all([hashOf(listed, 'b.js'), hashOf(listed, 'c.js')])).toEqual(['sha384-b', null]);
  expect([hashOf(listed, 'b.js'), hashOf(listed, 'c.js')]).toEqual(['sha384-b', null]);
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.integrity])).toEqual([
    ['/remotes/content/2.0.0/@integrity.json', 'sha384-list'],
    ['/remotes/content/2.0.0/@integrity.json?attempt=1', 'sha384-list'],
  ]);
});

it('fetches nothing for a version whose hashes are in the release', async () => {
  globalThis.fetch = jest.fn<typeof fetch>();
  expect(await fetchHashes(version)).toEqual(version.integrity);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

it('skips versions of the dev server, but only in development', () => {
  const dev = { base: '/dev/cart/', integrity: {} };
  expect(hashOf(dev, 'a.js')).toBeNull();
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  expect(hashOf(dev, 'a.js')).toBeUndefined();
  expect(hashOf(version, 'b.js')).toBeNull();
  process.env.NODE_ENV = NODE_ENV;
});
