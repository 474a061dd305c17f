import type { GateFinding } from '@shop/contracts/registry';
import type { Locator, Page } from 'playwright-core';
import { reasonOf } from './control';
import { inWorld } from './page-world';
import { limits } from './limits';
import { requestsOf, withHangTimeout, waitUntilSettled } from './settle';
import { waitUntilReady } from './visit';

/** Names of buttons that would cost money or end the session. */
const skippedNames = /\b(pay|sign out|log out|delete)\b/i;

/** The outcome of one press. */
export interface Press {
  /** Accessible name of the button or link. */
  readonly name: string;
  /** Longest time for which the page was blocked, in ms; null when it stopped responding. */
  readonly blockedMs: number | null;
  /** Whether the press changed the page or its URL, or sent a request. */
  readonly hasEffect: boolean;
  /** Why the press failed; null if it succeeded. */
  readonly obstacle: string | null;
  /** The other origin that it opened; null if none. */
  readonly leftFor: string | null;
}

const namesOf = (controls: Locator) =>
  withHangTimeout(
    controls.evaluateAll((all) =>
      all.map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()),
    ),
  );

const stateOf = async (page: Page) => ({
  url: page.url(),
  requests: requestsOf(page),
  // An error means that the page is navigating, which is an effect.
  changes: await withHangTimeout(inWorld(page, () => window.gateInPage.changes()).catch(() => NaN)),
});

/** Waits for an effect of a press. Resolves with whether there was one. */
async function waitForEffect(page: Page, before: Awaited<ReturnType<typeof stateOf>>): Promise<boolean> {
  const until = performance.now() + limits.effectMs;
  for (;;) {
    const { url, requests, changes } = await stateOf(page);
    if (url !== before.url || requests !== before.requests || changes !== before.changes) return true;
    if (performance.now() > until) return false;
    await page.waitForTimeout(limits.pollMs);
  }
}

/** Clicks the control with this name. Resolves with null if it no longer exists. Rejects when the page hangs. */
async function press(page: Page, controls: Locator, name: string): Promise<Press | null> {
  const takeTasks = () =>
    withHangTimeout(inWorld(page, () => window.gateInPage.takeTasks()).catch(() => null));
  // An earlier press may have moved or removed it.
  const at = (await namesOf(controls)).indexOf(name);
  if (at < 0) return null;
  await takeTasks();
  const before = await stateOf(page);
  const origin = new URL(before.url).origin;
  const obstacle = await controls
    .nth(at)
    .click({ timeout: limits.hangMs, noWaitAfter: true })
    .then(() => null, reasonOf);
  const hasEffect = obstacle === null && (await waitForEffect(page, before));
  await waitUntilSettled(page, limits.quietMs);
  const tasks = await takeTasks();
  await withHangTimeout(page.keyboard.press('Escape'));
  const now = new URL(page.url());
  const leftFor = now.origin === origin ? null : now.host || now.href;
  return { name, blockedMs: tasks?.maxTaskMs ?? 0, hasEffect, obstacle, leftFor };
}

/**
 * Presses some buttons and links of a page's remotes after the page has settled, and adds the results to `pressed`. Rejects when
 * the page hangs, after adding that press.
 */
export async function pressButtons(page: Page, remotes: readonly string[], pressed: Press[]): Promise<void> {
  const address = page.url();
  const inRemotes = page.locator(remotes.map((remote) => `[data-remote="${remote}"]`).join(', '));
  await waitUntilSettled(page);
  for (const { selector, max } of [
    { selector: 'button:visible:not([disabled])', max: limits.buttons },
    { selector: 'a[href^="/"]:visible', max: limits.links },
  ]) {
    const controls = inRemotes.locator(selector);
    const names = [...new Set(await namesOf(controls))];
    for (const name of names.filter((one) => one && !skippedNames.test(one)).slice(0, max)) {
      const done = await press(page, controls, name).catch((error: unknown) => {
        pressed.push({ name, blockedMs: null, hasEffect: true, obstacle: null, leftFor: null });
        throw error;
      });
      if (done) pressed.push(done);
      if (page.url() === address) continue;
      await page.goto(address);
      await waitUntilReady(page);
      await waitUntilSettled(page, limits.holdMs);
    }
  }
}

/** Finds faults of presses that do not occur on the live page. */
export function judgePresses(
  { path, width }: { readonly path: string; readonly width: number },
  pressed: readonly Press[],
  live: readonly Press[],
): GateFinding[] {
  return pressed.flatMap((one, at) => {
    const { name, blockedMs, obstacle, hasEffect, leftFor } = one;
    const livePress = live.find((other) => other.name === name);
    const short = name.slice(0, 60);
    const fault = (text: string): GateFinding[] => [
      {
        ...{ check: 'clicks', severity: 'refuse', path, width },
        message: `${path} at ${width} px ${text}.`,
      },
    ];
    // A click's work may hang later, during the next press.
    const before = pressed[at - 1];
    const either = before ? `${before.name.slice(0, 60)}” or “${short}` : short;
    if (blockedMs === null)
      return livePress?.blockedMs === null ? [] : fault(`stops responding after a click on “${either}”`);
    if (blockedMs > limits.clickMs && (livePress?.blockedMs ?? 0) <= limits.clickMs)
      return fault(`is blocked for ${Math.round(blockedMs)} ms after a click on “${short}”`);
    if (!livePress) return [];
    if (leftFor !== null && leftFor !== livePress.leftFor)
      return fault(`opens ${leftFor} after a click on “${short}”`);
    if (obstacle !== null && livePress.obstacle === null)
      return fault(`does not let “${short}” be clicked (${obstacle})`);
    return !hasEffect && livePress.hasEffect ? fault(`does nothing after a click on “${short}”`) : [];
  });
}
