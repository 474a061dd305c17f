import type { Address } from './addresses';
import { visibleLandmarks } from './examine';
import { leaveAll, openPage, setCookies, type Done, type GateBrowser } from './gate-browser';
import { inWorld } from './gate-world';
import type { GateRun, Gathered } from './gate-run';
import { limits } from './limits';
import { landmarks, type Landmark } from './observed';
import { PageHangs, unlessItHangs, waitUntilSettled } from './settle';
import { waitUntilReady } from './visit';

/** What is left of a page, and of the shop, without a network. */
interface Offline {
  /** Whether the shop's service worker has taken over. */
  readonly isServed: boolean;
  /** How many responses are stored for that. */
  readonly stored: number;
  readonly landmarks: readonly Landmark[];
}

/** How many responses the shop has stored in the browser. It is sent to the page as text. */
async function countStored(): Promise<number> {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
  const all = await Promise.all(caches.map(async (cache) => (await cache.keys()).length));
  return all.reduce((sum, count) => sum + count, 0);
}

async function goOffline(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  path: string,
  side: 'candidate' | 'live',
): Promise<Done & { readonly offline: Offline | null }> {
  const context = await browser.open({ shop, cookies: cookies.live, width: 390, height: 844, worker: true });
  try {
    const page = await openPage(context);
    const open = async () => {
      await page.goto(shop + path, { waitUntil: 'domcontentloaded', timeout: limits.readyMs });
      await waitUntilReady(page);
      await waitUntilSettled(page, limits.holdMs);
    };
    await open();
    // The worker stores a page once it is idle, and no page of a preview: what is stored is of a visit before.
    const until = performance.now() + limits.stepMs;
    while ((await unlessItHangs(inWorld(page, countStored))) === 0 && performance.now() < until)
      await page.waitForTimeout(limits.pollMs);
    await setCookies(context, shop, cookies[side]);
    await open();
    const stored = await unlessItHangs(inWorld(page, countStored));
    await context.setOffline(true);
    await waitUntilSettled(page, limits.holdMs);
    const shown = await unlessItHangs(inWorld(page, visibleLandmarks, landmarks));
    const isServed = await unlessItHangs(inWorld(page, () => navigator.serviceWorker.controller !== null));
    return { offline: { isServed, stored, landmarks: shown }, context, hangs: false };
  } catch (error) {
    return { offline: null, context, hangs: error instanceof PageHangs };
  }
}

/** Opens a page of the candidates, and takes the network away. */
export async function openOffline(
  browser: GateBrowser,
  run: GateRun,
  { path }: Address,
  { findings }: Gathered,
): Promise<void> {
  run.log(`Taking the network from ${path} …`);
  const both = await Promise.all([
    goOffline(browser, run, path, 'candidate'),
    goOffline(browser, run, path, 'live'),
  ]);
  await leaveAll(browser, both);
  const [candidate, live] = both.map(({ offline }) => offline);
  if (!live) return;
  const refuse = (text: string) =>
    findings.push({
      ...{ check: 'offline', severity: 'refuse', path, width: 390 },
      message: `${path} without a network ${text}`,
    });
  if (!candidate) {
    refuse('does not answer.');
    return;
  }
  const missing = live.landmarks.filter((name) => !candidate.landmarks.includes(name));
  if (missing.length > 0) refuse(`shows no ${missing.join(', ')}.`);
  if (live.isServed && !candidate.isServed) refuse('is not served by the service worker.');
  if (live.stored > 0 && candidate.stored === 0)
    refuse('has nothing stored: it deletes what the shop stores.');
}
