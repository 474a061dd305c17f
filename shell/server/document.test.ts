import { describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { closeDocument, openDocument } from './document';

const release: PageRelease = { env: 'live', seq: 12, remotes: {} };
const shell = { js: ['/shell/main.js'], css: [], later: ['/shell/menus.js', '/shell/icons.svg'] };
const parts = { styles: [], scripts: [] };

const opening = (keepsPages: boolean) =>
  openDocument({
    head: { title: 'A page', elements: [], linkedData: [] },
    origin: 'https://shop.example',
    release,
    shell,
    parts,
    keepsPages,
    isRendered: true,
  });

describe('the document', () => {
  it('names the service worker to the page, and none when it is switched off', () => {
    expect(opening(true)).toContain(' data-worker="/service-worker.js" ');
    expect(opening(false)).not.toContain('data-worker');
  });

  it('names what the page goes on to need to the worker, and has the browser fetch the icons in its own time', () => {
    expect(opening(true)).toContain(' data-later="/shell/menus.js /shell/icons.svg">');
    expect(opening(false)).not.toContain('data-later');
    const closing = closeDocument({ state: null, release, shell, parts });
    expect(closing).toContain('<link rel="prefetch" href="/shell/icons.svg">');
    expect(closing).not.toContain('menus.js');
  });

  it('notes clicks before anything of it can be clicked, by the only script of its own', () => {
    expect(opening(false)).toMatch(/<script>earlyClicks=[^]*<\/head><body>/);
  });
});
