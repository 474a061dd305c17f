import { withEdit, withText, type BadVersion } from './bad-version';
import { inBrowser, isOn, onClick, quoted, swallow } from './in-browser';
import type { Site } from './site';

/** Versions that fail only in browsers. */
export const browserFaults = ({ labels, addresses, builds }: Site): readonly BadVersion[] => [
  inBrowser(
    'throws on import',
    `container = { init: container.init, get: async () => { throw new Error('A fault at import.'); } };`,
  ),
  inBrowser(
    'throws in narrow windows only',
    `const { get, init } = container;
     container = { init, get: async (name) => { if (innerWidth < 1000) throw new Error('No narrow windows.'); return get(name); } };`,
  ),
  inBrowser(
    'throws for shoppers who are signed in only',
    `setInterval(() => { if (document.querySelector(${quoted(`header a[href="${addresses.account}"]`)})) throw new Error('Nobody is expected here.'); }, 300);`,
  ),
  inBrowser('dead Add to Cart', onClick(`if (${isOn(labels.addToCart)}) { ${swallow} }`)),
  inBrowser('loops in a click', onClick(`if (${isOn(labels.addToCart)}) for (;;);`)),
  {
    ...inBrowser(
      'entry that hangs',
      'container = { init: container.init, get: () => new Promise(() => {}) };',
    ),
    // A module times out after 8 s, and the page sends its reports 5 s later.
    lateMs: 15_000,
  },
  {
    name: 'hydration mismatch',
    remote: 'content',
    make: (good) => withEdit(good, builds.browserText),
  },
  {
    name: 'largest paint three times as late',
    remote: 'catalog',
    make: (good) =>
      withText(
        good,
        builds.catalogStyles,
        (text) =>
          `${text}main img{animation:late 1.6s step-end!important}@keyframes late{from{visibility:hidden}}`,
      ),
  },
  inBrowser(
    'broken Back',
    // A page that navigates forward again after each step back.
    `addEventListener('popstate', () => setTimeout(() => history.forward()));`,
  ),
  inBrowser(
    'overwrites fetch',
    'const real = fetch; window.fetch = (...words) => real(...words).then((response) => response);',
  ),
];
