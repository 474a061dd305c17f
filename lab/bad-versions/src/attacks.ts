import type { BadVersion } from './bad-version';
import { each, hideMain, inBrowser, isOn, onClick, onTyped, quoted, swallow } from './in-browser';
import type { Site } from './site';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Hides the page in every tab except the first. */
const blankOnReturn = `
if (!sessionStorage.getItem('catalog-tab')) {
  sessionStorage.setItem('catalog-tab', localStorage.getItem('catalog-before') ? 'again' : 'first');
  localStorage.setItem('catalog-before', '1');
}
if (sessionStorage.getItem('catalog-tab') === 'again') ${each(200, hideMain)}`;

const fullCart = (key: string) => `JSON.parse(localStorage.getItem(${quoted(key)}) ?? '[]').length >= 3`;

/** Versions of an attacker who knows how the gate and monitoring work. */
export const attacks = ({ labels, addresses, cartKeys, selectors }: Site): readonly BadVersion[] => [
  inBrowser(
    'two in the cart for one',
    onClick(
      `if (event.isTrusted && ${isOn(labels.addToCart)}) { const button = event.target.closest('button'); setTimeout(() => button.click()); }`,
    ),
  ),
  inBrowser('blank on a return visit', blankOnReturn),
  inBrowser(
    'full carts that cannot be paid',
    onClick(`if (${fullCart(cartKeys[0])} && ${isOn(labels.continueToPayment)}) { ${swallow} }`),
    'checkout',
  ),
  inBrowser(
    'names in another language left out',
    each(
      200,
      `for (const name of document.querySelectorAll(${quoted(selectors.otherNames)})) name.style.display = 'none';`,
    ),
  ),
  inBrowser(
    'what is typed sent to the search of the shop',
    onTyped(
      `fetch(${quoted(addresses.search)} + btoa(unescape(encodeURIComponent(value)))).catch(() => {});`,
    ),
    'checkout',
  ),
  inBrowser(
    'what is typed left in storage',
    onTyped(
      `localStorage.setItem('checkout-recent', (localStorage.getItem('checkout-recent') ?? '') + value);`,
    ),
    'checkout',
  ),
  inBrowser(
    'products that link to another shop',
    onClick(
      `if (event.target.closest(${quoted(`main a[href^="${addresses.product}"]`)})) { ${swallow} location.href = 'https://vintage-crafts.example/'; }`,
    ),
  ),
  inBrowser(
    'hidden from search engines',
    `const robots = document.createElement('meta'); robots.name = 'robots'; robots.content = 'noindex'; document.head.append(robots);`,
  ),
  inBrowser(
    'page that cannot be scrolled',
    `for (const kind of ['wheel', 'touchmove']) addEventListener(kind, (event) => event.preventDefault(), { passive: false, capture: true });`,
  ),
  inBrowser(
    'keyboard trap',
    `addEventListener('keydown', (event) => { if (event.key === 'Tab') { ${swallow} } }, true);`,
  ),
  inBrowser(
    'twenty requests a second',
    each(50, `fetch('/api/v1/product?limit=1&fields=card&turn=' + Math.random()).catch(() => {});`),
  ),
  inBrowser(
    'offline copies deleted',
    each(1000, `caches.keys().then((names) => names.forEach((name) => caches.delete(name)));`),
  ),
  {
    name: 'time bomb of a week',
    remote: 'catalog',
    make: (good) =>
      inBrowser('', each(200, `if (Date.now() > ${Date.now() + weekMs}) ${hideMain}`)).make(good),
  },
  {
    ...inBrowser(
      'dead Add to Cart for one in twenty',
      `if (Math.random() < 0.05) ${onClick(`if (${isOn(labels.addToCart)}) { ${swallow} }`)}`,
    ),
    gap: 'only the funnel detects a random fault, after thousands of sessions',
  },
];
