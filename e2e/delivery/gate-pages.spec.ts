import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { comparePictures } from '../../server/src/gate/compare-paints';
import { examine } from '../../server/src/gate/examine';
import { openGateBrowser, openPage, type GateBrowser } from '../../server/src/gate/browser';
import { inPage, inWorld, replacedFunctions } from '../../server/src/gate/page-world';
import { shownProducts } from '../../server/src/gate/shop-facts';
import { advanceVirtualTime } from '../../server/src/gate/stay';
import { findChromium } from '../support/chromium';

const shopper = { shop: 'http://127.0.0.1', cookies: [], width: 800, height: 600 };

let browser: GateBrowser;
test.beforeAll(async () => {
  browser = await openGateBrowser(findChromium({ forTests: true }));
});
test.afterAll(() => browser.close());

async function openBody(html: string): Promise<Page> {
  const page = await openPage(await browser.open(shopper));
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  return page;
}

test('a page cannot detect that it is automated', async () => {
  const page = await openBody('<p>Hello</p>');
  expect(await inWorld(page, () => 'gateInPage' in window)).toBe(true);
  const marks = await inPage(page, () => ({
    isAutomated: navigator.webdriver,
    names: Object.getOwnPropertyNames(window).filter((name) => /^(gate|__)|playwright/i.test(name)),
    agent: navigator.userAgent,
  }));
  expect(marks).toEqual({ isAutomated: false, names: [], agent: expect.not.stringContaining('Headless') });
});

test('detects browser functions that a page replaces, wraps, binds or adds', async () => {
  expect(await inPage(await openBody('<p>Hello</p>'), replacedFunctions)).toEqual([]);
  const page = await openBody(`<script>
    const real = fetch; window.fetch = (...words) => real(...words);
    JSON.parse = JSON.parse.bind(JSON);
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {});
    Array.prototype.first = function () { return this[0]; };
  </script>`);
  expect(await inPage(page, replacedFunctions)).toEqual([
    'window.fetch',
    'Array.first',
    'JSON.parse',
    'Storage.setItem',
  ]);
});

test('measures layout shift in bursts and names what moved most', async () => {
  // The title counts the shifts.
  const page = await openBody(`<title>0</title><main data-remote="catalog">
    <div id="late"></div><p class="cards">Booti Washi Tape</p></main><script>
      new PerformanceObserver((list) => {
        document.title = Number(document.title) + list.getEntries().length;
      }).observe({ type: 'layout-shift', buffered: true });
      const grow = (height) => { document.getElementById('late').style.height = height; };
      setTimeout(grow, 200, '300px');
      setTimeout(grow, 2000, '310px');
    </script>`);
  const read = () => inWorld(page, () => window.gateInPage.shift());
  await expect(page).toHaveTitle('1');
  const first = await read();
  expect(first.score).toBeGreaterThan(0.01);
  expect(first.element).toBe('<p class="cards"> “Booti Washi Tape” of catalog');
  // A later, smaller burst does not change the result.
  await expect(page).toHaveTitle('2');
  expect(await read()).toEqual(first);
  const still = await openBody('<p>Nothing moves</p>');
  expect(await inWorld(still, () => window.gateInPage.shift())).toEqual({ score: 0, element: '' });
});

test('the gate detects within seconds what a page does minutes or days later', async () => {
  const page = await openBody(`<title>Now</title><main>Here</main><script>
    const opened = Date.now();
    setTimeout(() => { document.querySelector('main').textContent += ' after 30 s'; }, 30_000);
    setInterval(() => { if (Date.now() - opened > 7 * 24 * 3600 * 1000) document.title = 'A week later'; }, 1000);
  </script>`);
  await advanceVirtualTime(page);
  expect(await inWorld(page, () => [document.querySelector('main')?.textContent, document.title])).toEqual([
    'Here after 30 s',
    'A week later',
  ]);
});

test('reads products with their visible text and prices', async () => {
  const page = await openBody(`<main>
    <article><a href="/products/washi">Booti Washi Tape</a><p>₹127.50 <s>₹150.00</s></p></article>
    <article><a href="/products/bahi">Bahi <span hidden>बही</span></a><p>₹1,24,999.00</p></article>
    <a href="/products/none">Without a price</a></main>`);
  const products = (await inWorld(page, shownProducts)).map(({ slug, text, paise }) => ({
    ...{ slug, paise, isWhole: text.includes('बही') },
  }));
  expect(products).toEqual([
    { slug: 'washi', paise: [12_750], isWhole: false },
    { slug: 'bahi', paise: [12_499_900], isWhole: false },
  ]);
});

const long =
  '<header>Shop</header><main style="height: 3000px">A page with enough text in it</main><a href="#x">x</a>';

test('the gate checks printing, scrolling by wheel, and the keyboard', async () => {
  const whole = await examine(await openBody(`<title>Page</title>${long}`), true);
  expect(whole).toMatchObject({
    title: 'Page',
    isUnlisted: false,
    use: { printed: ['header', 'main'], scrolls: true, tabs: true },
  });
  const broken = await examine(
    await openBody(`${long}<meta name="robots" content="noindex"><style>@media print { body { display: none } }</style><script>
      addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
      addEventListener('keydown', (event) => { event.preventDefault(); document.head.append(document.createElement('meta')); });
    </script>`),
    true,
  );
  expect(broken).toMatchObject({
    title: '',
    isUnlisted: true,
    use: { printed: [], scrolls: false, tabs: false },
  });
});

test('compares whole screenshots and reports the first difference', async () => {
  const pictureOf = async (html: string) => {
    const page = await openBody(html);
    return page.screenshot({ fullPage: true });
  };
  const page = await openPage(await browser.open(shopper));
  const [one, other] = [
    await pictureOf(long),
    await pictureOf(long.replace('</main>', '</main><p>More</p>')),
  ];
  expect((await comparePictures(page, one, one)).difference).toBe(0);
  const compared = await comparePictures(page, one, other);
  expect(compared.difference).toBeGreaterThan(0);
  expect(compared.difference).toBeLessThan(0.1);
  expect(compared.live).not.toBe('');
});
