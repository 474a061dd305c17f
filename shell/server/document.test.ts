import { describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { closeDocument, jsonBlock, openDocument } from './document';

describe('html', () => {
  it('escapes values for their elements', () => {
    const value = { html: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('state', value);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(block).not.toContain('<!--');
    const json = block.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toEqual(value);
  });
});

const release: PageRelease = { env: 'live', seq: 12, remotes: {} };
const shell = { js: ['/shell/main.js'], css: [], lazyFiles: ['/shell/menus.js', '/shell/icons.svg'] };
const fragments = { styles: [], scripts: [] };

const opening = (keepsPages: boolean, scriptOrigin?: string, usesFallbackHead = false) =>
  openDocument({
    head: { title: 'A page', elements: [], linkedData: [] },
    origin: 'https://shop.example',
    scriptOrigin,
    release,
    shell,
    fragments,
    keepsPages,
    markup: '',
    isRendered: true,
    usesFallbackHead,
  });

describe('the document', () => {
  it('contains the URL of the service worker unless it is disabled', () => {
    expect(opening(true)).toContain(' data-worker="/service-worker.js" ');
    expect(opening(false)).not.toContain('data-worker');
  });

  it("contains the origin of the payment provider's script if it is external", () => {
    expect(opening(false, 'https://pay.example')).toContain(' data-scripts="https://pay.example">');
    expect(opening(false)).not.toContain('data-scripts');
  });

  it('leaves the head to the page if the server could only make the shell’s', () => {
    expect(opening(false, undefined, true)).toContain(' data-head-due>');
    expect(opening(false)).not.toContain('data-head-due>');
  });

  it('lists lazy files for the worker, and prefetches the icons', () => {
    expect(opening(true)).toContain(' data-later="/shell/menus.js /shell/icons.svg">');
    expect(opening(false)).not.toContain('data-later');
    const closing = closeDocument({ state: null, release, shell, fragments });
    expect(closing).toContain('<link rel="prefetch" href="/shell/icons.svg">');
    expect(closing).not.toContain('menus.js');
  });

  it('inlines the rest styles that its markup uses, and preloads the whole sheet', () => {
    const rest = { href: '/shell/rest.css', usedBy: (markup: string) => `.used-by-${markup}{}` };
    const withRest = { ...shell, rest };
    const open = openDocument({
      head: { title: 'A page', elements: [], linkedData: [] },
      origin: 'https://shop.example',
      release,
      shell: withRest,
      fragments: { ...fragments, styles: [{ href: '/remotes/a.css', text: '.remote{}' }] },
      keepsPages: true,
      markup: 'page',
      isRendered: true,
      usesFallbackHead: false,
    });
    expect(open).toContain(
      '<style data-href="/shell/rest.css" data-rest>.used-by-page{}</style><style data-href="/remotes/a.css">',
    );
    expect(closeDocument({ state: null, release, shell: withRest, fragments })).toContain(
      '<link rel="preload" as="style" href="/shell/rest.css" fetchpriority="low"><script defer',
    );
  });

  it('has one inline script that checks markup and records early clicks', () => {
    expect(opening(false)).toMatch(/<script>\(types => \{[^]*;earlyClicks=[^]*<\/head><body>/);
  });
});
