import { describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import {
  choiceFilesOf,
  filesOf,
  frameOf,
  languageOf,
  lazyFilesOf,
  markAsCopy,
  releaseOf,
  titleOf,
} from './document-text';

const expose = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });
const release: PageRelease = {
  env: 'live',
  seq: 12,
  remotes: {
    cart: {
      version: '1.1.0',
      base: '/remotes/cart/1.1.0/',
      manifest: {
        entry: 'remoteEntry.js',
        globalName: 'cart_1_1_0',
        exposes: {
          panel: expose('panel'),
          wishes: expose('wishes'),
          page: expose('page'),
          other: expose('other'),
        },
        server: 'server',
      },
      integrity: {},
      routes: [
        { path: '/cart', module: 'page' },
        { path: '/other', module: 'other' },
      ],
      slots: [
        { slot: 'cart-panel', module: 'panel', order: 0 },
        { slot: 'wishlist-panel', module: 'wishes', order: 0 },
      ],
      fallback: null,
    },
  },
};

const head =
  '<!doctype html><html lang="en" data-release="12" data-later="/shell/menus.js /shell/icons.svg"><head><title>Tape &amp; glue | Vintage Craft</title>' +
  '<link rel="icon" href="/favicon.ico"><link rel="canonical" href="https://shop.example/a" data-screen>' +
  '<link rel="preload" as="image" href="/media/a.avif">' +
  '<style data-href="/shell/main.css">.a {}</style><link rel="preload" as="style" href="/remotes/catalog/1/b.css">';
const scripts =
  '<script defer src="/shell/main.js"></script>' +
  '<link rel="preload" as="script" href="/remotes/catalog/1/remoteEntry.js" integrity="sha384-a">';
const releaseBlock = `<script type="application/json" id="shop-release">${JSON.stringify(release)}</script>`;
const state = '<script type="application/json" id="shop-state">{"data":1}</script>';
const screen = '<div id="shop"><main><div>The screen</div></main></div>';

const html = `${head}</head><body>${screen}${state}${releaseBlock}${scripts}</body></html>`;
/** A stored document of an earlier format, with its scripts in the head. */
const older = `${head}${scripts}${releaseBlock}</head><body>${screen}${state}</body></html>`;

describe('the text of a document', () => {
  it('contains its release, unless it is truncated or not of the shop', () => {
    expect(releaseOf(html)).toEqual(release);
    expect(releaseOf(html.slice(0, -20))).toBeNull();
    expect(releaseOf('<!doctype html><html></html>')).toBeNull();
    expect(releaseOf(html.replace('"env"', 'env'))).toBeNull();
  });

  it('contains its title and the files that it requires', () => {
    expect(titleOf(html)).toBe('Tape & glue | Vintage Craft');
    expect(filesOf(html)).toEqual([
      '/shell/main.css',
      '/remotes/catalog/1/b.css',
      '/shell/main.js',
      '/remotes/catalog/1/remoteEntry.js',
    ]);
  });

  it('requires the list of hashes if it is separate', () => {
    const { cart } = release.remotes;
    if (!cart) throw new Error('No cart');
    const apart = { ...release, remotes: { cart: { ...cart, integrityList: 'sha384-list' } } };
    expect(choiceFilesOf(apart)).toContain('/remotes/cart/1.1.0/@integrity.json');
    expect(choiceFilesOf(release)).not.toContain('/remotes/cart/1.1.0/@integrity.json');
  });

  it('contains the files of the cart and the wishlist', () => {
    const files = [
      'remoteEntry.js',
      'panel.js',
      'panel.css',
      'wishes.js',
      'wishes.css',
      'page.js',
      'page.css',
    ];
    expect(choiceFilesOf(release)).toEqual(files.map((file) => `/remotes/cart/1.1.0/${file}`));
  });

  it.each([
    ['in the current format', html],
    ['in the earlier format', older],
  ])('%s is converted to a frame for another page of the same release', (_when, html) => {
    const frame = frameOf(html, 'Pens <new> | Vintage Craft');
    expect(titleOf(frame)).toBe('Pens <new> | Vintage Craft');
    expect(releaseOf(frame)).toEqual(release);
    expect(frame).toContain(
      '<div id="shop"></div><script type="application/json" id="shop-state">{"data":1}</script>',
    );
    expect(frame).toMatch(/<\/body><\/html>$/);
    expect(frame).not.toContain('canonical');
    expect(frame).not.toContain('/media/');
    expect(filesOf(frame)).toEqual(filesOf(html));
  });

  it('is marked as a copy', () => {
    expect(markAsCopy(html, '2026-11-21T10:00:00.000Z')).toContain(
      '<html data-kept="2026-11-21T10:00:00.000Z" lang="en" data-release="12" ',
    );
  });

  it('is in the language of its root element', () => {
    expect(languageOf(html)).toBeNull();
    expect(languageOf(html.replace('lang="en"', 'lang="hi"'))).toBe('hi');
  });

  it('contains the lazy files of the shell', () => {
    expect(lazyFilesOf(html)).toEqual(['/shell/menus.js', '/shell/icons.svg']);
    expect(lazyFilesOf('<html lang="en"><head></head></html>')).toEqual([]);
  });
});
