import type { GateFinding } from '@shop/contracts/registry';
import type { Locator, Page } from 'playwright-core';
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

/** Presses a button. Resolves with the longest time, in ms, that the page did nothing else for; rejects when it hangs. */
async function press(page: Page, button: Locator): Promise<number> {
  const takeLongestTask = () =>
    answersWithin(
      limits.hangMs,
      page.evaluate(() => window.gateInPage.takeLongestTask()),
    );
  await takeLongestTask();
  // A click that never ends is told from one whose button has gone by what the page says afterwards.
  await button.click({ timeout: limits.hangMs, noWaitAfter: true }).catch(() => undefined);
  await answersWithin(limits.hangMs, settled(page));
  const busyMs = await takeLongestTask();
  await answersWithin(limits.hangMs, page.keyboard.press('Escape'));
  return busyMs;
}

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
  let last = '';
  for (const name of wanted) {
    const fault = (text: string, button: string) =>
      found.push({
        ...{ check: 'clicks', severity: 'refuse', path, width },
        message: `${path} at ${width} px ${text} after a click on “${button.slice(0, 60)}”.`,
      });
    const busyMs = await press(page, buttons.nth(names.indexOf(name))).catch((error: unknown) => {
      // What a click begins may hang a moment later, when the next button's turn has come.
      fault('stops answering', last ? `${last}” or “${name}` : name);
      throw error;
    });
    if (busyMs > limits.clickMs) fault(`does nothing else for ${Math.round(busyMs)} ms`, name);
    last = name;
    if (page.url() === address) continue;
    await page.goto(address);
    await waitUntilReady(page);
  }
}
