import { expect, it } from '@jest/globals';
import { checkTag, requireIntegrity } from './integrity';

const base = '/remotes/cart/1.0.0/';
const url = (file: string) => `http://localhost${base}${file}`;

it('has every file of a version checked, and asks past the cache for one that failed', () => {
  requireIntegrity({
    version: '1.0.0',
    base,
    manifest: { entry: 'remoteEntry.js', globalName: 'cart', exposes: {}, server: 'server' },
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
