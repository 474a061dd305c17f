import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import { isLater, measureInTurns, median, type Times } from './compare-paints';
import { openPage, type GateBrowser } from './browser';
import { inWorld } from './page-world';
import type { GateRun } from './gate-run';
import { limits } from './limits';
import { withHangTimeout, waitUntilSettled } from './settle';
import { waitUntilReady } from './visit';

/** How long the main thread of a settled, idle page is blocked, in ms of `limits.idle.ms`. Rejects when the page hangs. */
export async function blockedOf(page: Page): Promise<number> {
  const takeTasks = () => withHangTimeout(inWorld(page, () => window.gateInPage.takeTasks()));
  await takeTasks();
  await page.waitForTimeout(limits.idle.ms);
  return (await takeTasks()).allMs;
}

/** The same for another load; the whole time if the page hangs. */
async function blockedIn(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  path: string,
  side: keyof Times,
): Promise<number> {
  const context = await browser.open({
    shop,
    cookies: cookies[side],
    width: 1366,
    height: 900,
    animates: true,
  });
  const page = await openPage(context);
  try {
    await page.goto(shop + path, { waitUntil: 'domcontentloaded', timeout: limits.readyMs });
    await waitUntilReady(page);
    await waitUntilSettled(page, limits.holdMs);
    return await blockedOf(page);
  } catch {
    return limits.idle.ms;
  } finally {
    await browser.leave(context);
  }
}

/** Checks whether the main thread is blocked more than that of the live page; measured in turns if `first` indicates it. */
export async function findBlocks(
  browser: GateBrowser,
  run: GateRun,
  path: string,
  first: Times,
): Promise<GateFinding | null> {
  const { ms, share } = limits.idle;
  const isFar = ({ candidate, live }: Times) => median(candidate) - median(live) > ms * share;
  if (!isFar(first)) return null;
  run.log(`The main thread of ${path} was blocked: measuring it in turns …`);
  const times = await measureInTurns((side) => blockedIn(browser, run, path, side));
  if (!isFar(times) || !isLater(times)) return null;
  const [late, early] = [times.candidate, times.live].map((all) => Math.round(median(all)));
  return {
    ...{ check: 'stay', severity: 'refuse', path, width: null },
    message: `${path} blocks its main thread for ${late} of ${ms} ms while idle; the live page blocks it for ${early} ms.`,
  };
}
