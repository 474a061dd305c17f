import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import { limits } from './limits';
import { answersWithin, waitUntilReady } from './visit';

/** What costs money, or takes the page's session away, is not pressed. */
const unpressed = /\b(pay|sign out|log out|delete)\b/i;

interface Where {
  readonly path: string;
  readonly width: number;
  readonly remotes: readonly string[];
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));

/** Presses some buttons of a page's remotes. Resolves with those that keep the page busy; rejects once it hangs, with that in `found`. */
export async function pressButtons(
  page: Page,
  { path, width, remotes }: Where,
  found: GateFinding[],
): Promise<void> {
  const address = page.url();
  const inRemotes = remotes.map((remote) => `[data-remote="${remote}"]`).join(', ');
  const buttons = page.locator(inRemotes).locator('button:visible:not([disabled])');
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  );
  const wanted = [...new Set(names)].filter((name) => name && !unpressed.test(name)).slice(0, limits.buttons);
  for (const name of wanted) {
    const fault = (text: string) =>
      found.push({
        ...{ check: 'clicks', severity: 'refuse', path, width },
        message: `${path} at ${width} px ${text} after a click on “${name.slice(0, 60)}”.`,
      });
    await page.evaluate(() => window.gateInPage.takeLongestTask());
    // A click that never ends is told from one whose button has gone by what the page says afterwards.
    await buttons
      .nth(names.indexOf(name))
      .click({ timeout: limits.hangMs, noWaitAfter: true })
      .catch(() => undefined);
    try {
      await answersWithin(limits.hangMs, settled(page));
    } catch (error) {
      fault('stops answering');
      throw error;
    }
    const busyMs = await page.evaluate(() => window.gateInPage.takeLongestTask());
    if (busyMs > limits.clickMs) fault(`does nothing else for ${Math.round(busyMs)} ms`);
    await page.keyboard.press('Escape');
    if (page.url() === address) continue;
    await page.goto(address);
    await waitUntilReady(page);
  }
}
