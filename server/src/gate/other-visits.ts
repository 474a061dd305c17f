import type { Address } from './addresses';
import { type Done, type GateBrowser, closeAll, openPage, setCookies } from './browser';
import { visibleLandmarks } from './examine';
import { type GateRun, type Gathered, isLate, isOver, ownRoutes, wantedVersions } from './gate-run';
import { judgePage } from './judge-page';
import { limits, windows } from './limits';
import { type Landmark, landmarks } from './observed';
import { PageHangError, withHangTimeout, waitUntilSettled } from './settle';
import { inWorld } from './page-world';
import { type Account, signIn } from './purchase-steps';
import type { ProductFacts } from './shop-facts';
import { visit, waitUntilReady } from './visit';

/** Opens the candidates' pages as a signed-in shopper. */
export async function openSignedIn(
  browser: GateBrowser,
  run: GateRun,
  {
    account,
    addresses,
    products,
  }: {
    readonly account: Account;
    readonly addresses: readonly Address[];
    readonly products: ReadonlyMap<string, ProductFacts>;
  },
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  const [own, wanted] = [ownRoutes(run), wantedVersions(run)];
  const [, wide] = windows;
  log('Opening pages as a signed-in shopper …');
  const openAs = async (side: 'candidate' | 'live') => {
    const context = await browser.open({ shop, cookies: cookies[side], ...wide });
    await signIn(context, shop, account);
    return context;
  };
  let [candidate, live] = [await openAs('candidate'), await openAs('live')];
  const some = addresses.filter(({ route }) => own.has(route) || route === '/');
  for (const [at, { path }] of some.entries()) {
    const left = some.slice(at).map((one) => `${one.path}, signed in`);
    if (isOver(run, gathered) || isLate(gathered, left)) break;
    const [seen, liveSeen] = await Promise.all([visit(candidate, shop + path), visit(live, shop + path)]);
    const found = judgePage(
      { path, width: wide.width },
      { candidate: seen, live: liveSeen },
      { wanted, products, candidates: run.exchanges.map((exchange) => exchange.candidate) },
    );
    gathered.findings.push(
      ...found.map((one) => ({ ...one, message: one.message.replace(' px ', ' px, signed in, ') })),
    );
    if (!seen.hangs) continue;
    await browser.leave(candidate, true);
    [candidate, live] = [await openAs('candidate'), await openAs('live')];
  }
  await browser.leave(live);
  await browser.leave(candidate);
}

/** The state of a page and of the stored responses while offline. */
interface Offline {
  /** Whether the shop's service worker controls the page. */
  readonly isServed: boolean;
  /** Number of responses that are stored for offline use. */
  readonly stored: number;
  readonly landmarks: readonly Landmark[];
}

/** Counts the responses that the shop has stored in the browser. The function is serialized and runs in the page. */
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
    // The worker stores pages when it is idle, and never pages of a preview: this visit to the live page fills its storage.
    const until = performance.now() + limits.stepMs;
    while ((await withHangTimeout(inWorld(page, countStored))) === 0 && performance.now() < until)
      await page.waitForTimeout(limits.pollMs);
    await setCookies(context, shop, cookies[side]);
    await open();
    const stored = await withHangTimeout(inWorld(page, countStored));
    await context.setOffline(true);
    await waitUntilSettled(page, limits.holdMs);
    const shown = await withHangTimeout(inWorld(page, visibleLandmarks, landmarks));
    const isServed = await withHangTimeout(inWorld(page, () => navigator.serviceWorker.controller !== null));
    return { offline: { isServed, stored, landmarks: shown }, context, hangs: false };
  } catch (error) {
    return { offline: null, context, hangs: error instanceof PageHangError };
  }
}

/** Opens a page with the candidates and takes it offline. */
export async function openOffline(
  browser: GateBrowser,
  run: GateRun,
  { path }: Address,
  { findings }: Gathered,
): Promise<void> {
  run.log(`Testing ${path} offline …`);
  const both = await Promise.all([
    goOffline(browser, run, path, 'candidate'),
    goOffline(browser, run, path, 'live'),
  ]);
  await closeAll(browser, both);
  const [candidate, live] = both.map(({ offline }) => offline);
  if (!live) return;
  const refuse = (text: string) =>
    findings.push({
      ...{ check: 'offline', severity: 'refuse', path, width: 390 },
      message: `${path} offline ${text}`,
    });
  if (!candidate) {
    refuse('does not respond.');
    return;
  }
  const missing = live.landmarks.filter((name) => !candidate.landmarks.includes(name));
  if (missing.length > 0) refuse(`is missing ${missing.join(', ')}.`);
  if (live.isServed && !candidate.isServed) refuse('is not served by the service worker.');
  if (live.stored > 0 && candidate.stored === 0)
    refuse('has no stored responses: it deletes those of the shop.');
}
