import { describe, expect, it } from '@jest/globals';
import type { PageRelease, PageRemote } from '@shop/contracts';
import { devDocument } from './dev-document';

const page = { version: '0.0.0-dev', base: '/dev/cart/' } as PageRemote;
const options = {
  remote: 'cart',
  page,
  shell: { js: ['/dev/react-hook.js', '/dev/shell/main.js'], css: ['/dev/shell/main.css'] },
};

const release = {
  env: 'live',
  seq: 7,
  remotes: { cart: { version: '1.0.0' }, catalog: { version: '1.2.0' } },
};

const live = [
  '<!doctype html><html lang="en" data-release="7" data-worker="/service-worker.js"><head><meta charset="utf-8">',
  '<title>Cart</title><link rel="stylesheet" href="/shell/main.1a.css">',
  '<style data-href="/shell/main.1a.css">.frame {}</style>',
  '<style data-href="/remotes/cart/1.0.0/browser/a.css">.cart { color: red }</style>',
  '<style data-href="/remotes/catalog/1.2.0/browser/a.css">.card {}</style>',
  '<link rel="preload" as="script" href="/remotes/cart/1.0.0/browser/remoteEntry.js" integrity="sha384-x">',
  '<link rel="preload" as="script" href="/remotes/catalog/1.2.0/browser/remoteEntry.js">',
  `<script type="application/json" id="shop-release">${JSON.stringify(release)}</script>`,
  '<script defer src="/shell/main.1a.js"></script></head><body><div id="shop"><div>rendered</div>',
  '<script nonce="x">$RC("a","b")</script></div>',
  '<script type="application/json" id="shop-state">{"a":1}</script></body></html>',
].join('');

const releaseIn = (html: string) =>
  JSON.parse(/id="shop-release">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as PageRelease;

describe('a page of the live shop', () => {
  const html = devDocument(live, options);

  it('loads one remote from the dev server, and the others as released', () => {
    expect(releaseIn(html)).toEqual({
      env: 'live',
      seq: 7,
      remotes: { cart: page, catalog: { version: '1.2.0' } },
    });
    expect(html).not.toContain('/remotes/cart/');
    expect(html).toContain('/remotes/catalog/1.2.0/browser/remoteEntry.js');
    expect(html).toContain('.card {}');
  });

  it('runs the shell of the dev server, after the preamble of Fast Refresh', () => {
    expect(html).not.toContain('"/shell/');
    expect(html).not.toContain('.frame');
    expect(html).toContain('<link rel="stylesheet" href="/dev/shell/main.css">');
    expect(html.indexOf('/dev/react-hook.js')).toBeLessThan(html.indexOf('/dev/shell/main.js'));
  });

  it('keeps the live shell unless another is given', () => {
    const untouched = devDocument(live, { remote: 'cart', page });
    expect(untouched).toContain('<script defer src="/shell/main.1a.js"></script>');
    expect(untouched).toContain('.frame {}');
    expect(releaseIn(untouched).remotes.cart).toEqual(page);
  });

  it("is rendered in the browser with the server's data, and not stored by a service worker", () => {
    expect(html).toContain('<div id="shop"></div><script type="application/json" id="shop-state">{"a":1}');
    expect(html).not.toContain('data-worker');
  });
});

it('can include an unreleased remote', () => {
  const html = devDocument(live, { ...options, remote: 'lab', page });
  expect(Object.keys(releaseIn(html).remotes)).toEqual(['cart', 'catalog', 'lab']);
});

it('does not change HTML that is not a page of the shop', () => {
  expect(devDocument('<html><body>console</body></html>', options)).toBe('<html><body>console</body></html>');
});
