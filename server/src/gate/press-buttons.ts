import type { GateFinding } from '@shop/contracts/registry';
import type { Locator, Page } from 'playwright-core';
import { limits } from './limits';
import { settlesWithin, waitUntilSettled } from './settle';
import { waitUntilReady } from './visit';

/** Buttons that cost money, or end the session, are not pressed. */
const unpressed = /\b(pay|sign out|log out|delete)\b/i;

interface Where {
  readonly path: string;
  readonly width: number;
  readonly remotes: readonly string[];
}

const namesOf = (buttons: Locator) =>
  settlesWithin(
    limits.hangMs,
    buttons.evaluateAll((all) =>
      all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
    ),
  );

/** Presses the button of that name, if it is still there. Resolves with how long the page was blocked, in ms; rejects when it hangs. */
async function press(page: Page, buttons: Locator, name: string): Promise<number> {
  const takeLongestTask = () =>
    settlesWithin(
      limits.hangMs,
      page.evaluate(() => window.gateInPage.takeLongestTask()),
    );
  // What was pressed before may have moved or removed it.
  const at = (await namesOf(buttons)).indexOf(name);
  if (at < 0) return 0;
  await takeLongestTask();
  // A page that responds afterwards did not hang: the button was removed.
  await buttons
    .nth(at)
    .click({ timeout: limits.hangMs, noWaitAfter: true })
    .catch(() => undefined);
  await waitUntilSettled(page, limits.quietMs);
  const busyMs = await takeLongestTask();
  await settlesWithin(limits.hangMs, page.keyboard.press('Escape'));
  return busyMs;
}

/** Presses some buttons of a page's remotes, once the page has settled. Resolves with those that block the page; rejects once it hangs, with that in `found`. */
export async function pressButtons(
  page: Page,
  { path, width, remotes }: Where,
  found: GateFinding[],
): Promise<void> {
  const address = page.url();
  const inRemotes = remotes.map((remote) => `[data-remote="${remote}"]`).join(', ');
  const buttons = page.locator(inRemotes).locator('button:visible:not([disabled])');
  await waitUntilSettled(page);
  const names = [...new Set(await namesOf(buttons))];
  const wanted = names.filter((name) => name && !unpressed.test(name)).slice(0, limits.buttons);
  let last = '';
  for (const name of wanted) {
    const fault = (text: string, button: string) =>
      found.push({
        ...{ check: 'clicks', severity: 'refuse', path, width },
        message: `${path} at ${width} px ${text} after a click on “${button.slice(0, 60)}”.`,
      });
    const busyMs = await press(page, buttons, name).catch((error: unknown) => {
      // A click's work may hang later, during the next button.
      fault('stops answering', last ? `${last}” or “${name}` : name);
      throw error;
    });
    if (busyMs > limits.clickMs) fault(`does nothing else for ${Math.round(busyMs)} ms`, name);
    last = name;
    if (page.url() === address) continue;
    await page.goto(address);
    await waitUntilReady(page);
    await waitUntilSettled(page, limits.holdMs);
  }
}
