import { expect, test } from '@playwright/test';
import type { GateFinding } from '@shop/contracts/registry';
import { openGateBrowser } from '../../server/src/gate/gate-browser';
import { pressButtons } from '../../server/src/gate/press-buttons';
import { findChromium } from '../support/chromium';

const page = `<div data-remote="catalog">
  <button onclick="setTimeout(() => { for (;;); }, 100)">Add to Cart</button>
  <button>Buy Now</button>
</div>`;

test('the gate reports a click after which a page hangs a moment later, and its browser goes on', async () => {
  const browser = await openGateBrowser(findChromium({ forTests: true }));
  const shopper = { shop: 'http://127.0.0.1', cookies: [], width: 800, height: 600 };
  try {
    const context = await browser.open(shopper);
    const opened = await context.newPage();
    await opened.goto(`data:text/html,${encodeURIComponent(page)}`);
    const found: GateFinding[] = [];
    const pressing = pressButtons(opened, { path: '/', width: 800, remotes: ['catalog'] }, found);
    await expect(pressing).rejects.toThrow('The page does not answer.');
    expect(found.map(({ message }) => message)).toEqual([
      '/ at 800 px stops answering after a click on “Add to Cart” or “Buy Now”.',
    ]);
    // Nobody has said that the page hangs.
    await browser.leave(context);
    const next = await browser.open(shopper);
    expect(await (await next.newPage()).evaluate('1 + 1')).toBe(2);
  } finally {
    await browser.close();
  }
});
