import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { pressControl, waitForControl, waitUntilPressable } from '../../server/src/gate/control';
import { openGateBrowser, openPage, type GateBrowser } from '../../server/src/gate/browser';
import { judgePresses, pressButtons, type Press } from '../../server/src/gate/press-buttons';
import { waitUntilSettled } from '../../server/src/gate/settle';
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

const looping = `<div data-remote="catalog">
  <button onclick="setTimeout(() => { for (;;); }, 100)">Add to Cart</button>
  <button>Buy Now</button>
</div>`;

test('the gate reports a page that hangs after a click, and its browser continues', async () => {
  const page = await openBody(looping);
  const pressed: Press[] = [];
  const pressing = pressButtons(page, ['catalog'], pressed);
  await expect(pressing).rejects.toThrow('The page does not respond.');
  const found = judgePresses({ path: '/', width: 800 }, pressed, []);
  expect(found.map(({ message }) => message)).toEqual([
    // A busy machine may press the next button before the loop starts.
    expect.stringMatching(/^\/ at 800 px stops responding after a click on “Add to Cart”( or “Buy Now”)?\.$/),
  ]);
  // The hang has not been reported yet.
  await browser.leave(page.context());
  const next = await browser.open(shopper);
  expect(await (await next.newPage()).evaluate('1 + 1')).toBe(2);
});

const later = (ms: number, then: string) =>
  `<script>const pay = document.querySelector('button'); setTimeout(() => { ${then} }, ${ms});</script>`;
const counting = '<button onclick="document.title += 1">Pay ₹100</button>';
const payOf = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });
const patience = { name: 'Pay', timeout: 3000 };

/** On a busy machine it disappears before the first check. */
const isGone = /“Pay” (disappears|does not appear)/;

for (const [what, html, why] of [
  ['disappears after 100 ms', counting + later(100, `pay.style.visibility = 'hidden'`), isGone],
  ['disappears after 800 ms', counting + later(800, 'pay.remove()'), isGone],
  ['fades out after 800 ms', counting + later(800, `pay.style.opacity = '0'`), isGone],
  ['is disabled', counting.replace('<button', '<button disabled'), '“Pay” is disabled'],
  [
    'keeps changing',
    counting +
      `<script>setInterval(() => { const pay = document.querySelector('button'); pay.textContent += '0'; }, 200)</script>`,
    '“Pay” changes from',
  ],
  ['never appears', '<p>Nothing to pay', '“Pay” does not appear'],
] as const) {
  test(`the gate does not press a button that ${what}`, async () => {
    const page = await openBody(html);
    await expect(pressControl(page, payOf(page), patience)).rejects.toThrow(why);
    expect(await page.title()).toBe('');
  });
}

test('the gate waits for a button that is enabled late or changes its label, and presses it once', async () => {
  const disabled = counting.replace('<button', '<button disabled');
  for (const html of [
    disabled + later(700, 'pay.disabled = false'),
    counting + later(700, `pay.textContent = 'Pay ₹120'`),
  ]) {
    const page = await openBody(html);
    await pressControl(page, payOf(page), patience);
    expect(await page.title()).toBe('1');
  }
});

test('the gate presses only once, so a button that needs a second press has no effect', async () => {
  const page = await openBody(
    `<button onclick="if (document.title) document.body.append('Paid'); document.title += 1">Pay ₹100</button>`,
  );
  await pressControl(page, payOf(page), patience);
  const effect = waitForControl(page, page.getByText('Paid'), { name: 'the receipt', timeout: 1500 });
  await expect(effect).rejects.toThrow('“the receipt” does not appear');
  expect(await page.title()).toBe('1');
});

test('the gate reports an element that covers a button', async () => {
  const page = await openBody(`${counting}<div id="veil" style="position: fixed; inset: 0"></div>`);
  const trying = waitUntilPressable(page, payOf(page), patience);
  await expect(trying).rejects.toThrow('“Pay” cannot be clicked (it is covered by: <div id="veil">)');
});

test('the gate waits until a page has settled, up to a limit', async () => {
  const page = await openBody(`${counting}${later(400, `pay.textContent = 'Pay ₹120'`)}`);
  await waitUntilSettled(page, 500);
  expect(await payOf(page).textContent()).toBe('Pay ₹120');
  const clock = await openBody(
    '<p></p><script>setInterval(() => { document.querySelector("p").textContent = Date.now(); }, 20)</script>',
  );
  await waitUntilSettled(clock);
});
