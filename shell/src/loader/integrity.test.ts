import { expect, it, jest } from '@jest/globals';
import { checkTag, fetchIntegrity, requireIntegrity } from './integrity';

const base = '/remotes/cart/1.0.0/';
const url = (file: string) => `http://localhost${base}${file}`;

it('has every file of a version checked, and asks past the cache for one that failed', () => {
  requireIntegrity({
    base,
    integrity: { 'a.js': 'sha384-js', 'a.css': 'sha384-css' },
  });
  const prepare = <T extends HTMLScriptElement | HTMLLinkElement>(tag: T, file: string) => {
    globalThis._SHOP_PREPARE_TAG(tag, url(file));
    return tag;
  };
  const script = prepare(document.createElement('script'), 'a.js');
  expect([script.integrity, script.crossOrigin, script.src]).toEqual(['sha384-js', 'anonymous', '']);
  expect(prepare(document.createElement('script'), 'a.js').src).toBe(`${url('a.js')}?attempt=1`);

  const link = prepare(document.createElement('link'), 'a.css');
  expect([link.integrity, link.href]).toEqual(['sha384-css', '']);
  expect(prepare(document.createElement('link'), 'a.css').href).toBe(`${url('a.css')}?attempt=1`);

  const other = document.createElement('script');
  checkTag(other, '/shell/main.js');
  expect(other.crossOrigin).toBeNull();
});

const listed = { base: '/remotes/content/2.0.0/', integrity: {}, integrityList: 'sha384-list' };
const integrityOf = (path: string) => {
  const tag = document.createElement('script');
  checkTag(tag, path);
  return tag.integrity as string | undefined;
};

it('fetches the list of a version whose hashes are apart, once, and past the cache when it was lost', async () => {
  const lost = { ok: false, status: 503 } as Response;
  const list = { ok: true, json: async () => ({ 'b.js': 'sha384-b' }) } as Response;
  const fetched = jest.fn<typeof fetch>().mockResolvedValueOnce(lost).mockResolvedValueOnce(list);
  globalThis.fetch = fetched;
  await expect(fetchIntegrity(listed)).rejects.toThrow('503');
  expect(integrityOf('/remotes/content/2.0.0/b.js')).toBeUndefined();
  await Promise.all([fetchIntegrity(listed), fetchIntegrity(listed)]);
  expect(integrityOf('/remotes/content/2.0.0/b.js')).toBe('sha384-b');
  expect(fetched.mock.calls).toEqual([
    ['/remotes/content/2.0.0/@integrity.json', { integrity: 'sha384-list' }],
    ['/remotes/content/2.0.0/@integrity.json?attempt=1', { integrity: 'sha384-list' }],
  ]);
});

it('fetches nothing for a version whose hashes the release has', async () => {
  globalThis.fetch = jest.fn<typeof fetch>();
  await fetchIntegrity({ base, integrity: {} });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
