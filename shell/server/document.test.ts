import { describe, expect, it } from '@jest/globals';
import { openDocument } from './document';

const opening = (keepsPages: boolean) =>
  openDocument({
    head: { title: 'A page', elements: [], linkedData: [] },
    origin: 'https://shop.example',
    release: { env: 'live', seq: 12, remotes: {} },
    shell: { js: ['/shell/main.js'], css: [] },
    parts: { styles: [], scripts: [] },
    keepsPages,
    nonce: 'n',
  });

describe('the document', () => {
  it('names the service worker to the page, and none when it is switched off', () => {
    expect(opening(true)).toContain(' data-worker="/service-worker.js">');
    expect(opening(false)).not.toContain('data-worker');
  });

  it('notes clicks before anything of it can be clicked, by the only script of its own', () => {
    expect(opening(false)).toMatch(/<script nonce="n">earlyClicks=.*<\/head><body>/);
  });
});
