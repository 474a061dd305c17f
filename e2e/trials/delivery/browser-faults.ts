import { withBrowserCode, withText, type BadVersion } from './bad-version';

const addToCart = "event.target.closest('button')?.textContent.includes('Add to Cart')";
/** Before everything else that hears of the click. */
const onClick = (then: string) => `addEventListener('click', (event) => { ${then} }, true);`;

/** Calls `then` with each Pay button, again and again, and with how long it has been on the page, in ms. */
const onPay = (then: string) => `
const shownAt = new WeakMap();
setInterval(() => {
  for (const button of document.querySelectorAll('button')) {
    if (!/^Pay ₹/.test(button.textContent)) continue;
    if (!shownAt.has(button)) shownAt.set(button, Date.now());
    const shownMs = Date.now() - shownAt.get(button);
    ${then}
  }
}, 50);`;

type Remote = BadVersion['remote'];

const inBrowser = (name: string, code: string, remote: Remote = 'catalog'): BadVersion => ({
  name,
  remote,
  make: (good, version) => withBrowserCode(good, version, code),
});

/** Versions that fail only in browsers. */
export const browserFaults: readonly BadVersion[] = [
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
    `setInterval(() => { if (document.querySelector('header a[href="/user/profile"]')) throw new Error('Nobody is expected here.'); }, 300);`,
  ),
  inBrowser(
    'dead Add to Cart',
    onClick(`if (${addToCart}) { event.stopImmediatePropagation(); event.preventDefault(); }`),
  ),
  inBrowser('loops in a click', onClick(`if (${addToCart}) for (;;);`)),
  {
    ...inBrowser(
      'entry that hangs',
      'container = { init: container.init, get: () => new Promise(() => {}) };',
    ),
    // The loader gives a module 8 s, and the page gathers for five more.
    lateMs: 15_000,
  },
  {
    name: 'hydration mismatch',
    remote: 'content',
    make: (good, version) =>
      withText(good, version, /^browser\/expose-faq\.js$|^expose-faq\.js$/, (text) =>
        text.replaceAll('Not among these?', 'Not among those?'),
      ),
  },
  inBrowser(
    'hidden Pay button',
    `setInterval(() => { for (const button of document.querySelectorAll('button')) if (/^Pay ₹/.test(button.textContent)) button.style.visibility = 'hidden'; }, 100);`,
    'checkout',
  ),
  inBrowser(
    'Pay button that is hidden after 800 ms',
    onPay(`if (shownMs > 800) button.style.visibility = 'hidden';`),
    'checkout',
  ),
  inBrowser('disabled Pay button', onPay('button.disabled = true;'), 'checkout'),
  inBrowser(
    'Continue to Payment that takes two presses',
    `let presses = 0;
     addEventListener('click', (event) => {
       if (!event.target.closest('button')?.textContent.includes('Continue to Payment')) return;
       if (presses++ === 0) { event.stopImmediatePropagation(); event.preventDefault(); }
     }, true);`,
    'checkout',
  ),
  {
    name: 'largest paint three times as late',
    remote: 'catalog',
    make: (good, version) =>
      withText(
        good,
        version,
        /expose-(all-products|product|new-arrivals)\.css$/,
        (text) =>
          `${text}main img{animation:late 1.6s step-end!important}@keyframes late{from{visibility:hidden}}`,
      ),
  },
  inBrowser(
    'broken Back',
    // A page that leads forward again for each step back.
    `addEventListener('popstate', () => setTimeout(() => history.forward()));`,
  ),
  inBrowser(
    'overwrites fetch',
    'const real = fetch; window.fetch = (...words) => real(...words).then((response) => response);',
  ),
];
