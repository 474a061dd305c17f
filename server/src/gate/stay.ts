import type { GateFinding } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import type { Address } from './addresses';
import { visibleLandmarks } from './examine';
import { blockedOf, findBlocks } from './main-thread';
import { requestsOf, withTimeout, withHangTimeout, waitUntilSettled } from './settle';
import { closeAll, openPage, type Done, type GateBrowser } from './browser';
import { inWorld, sessionOf } from './page-world';
import { isOver, type GateRun, type Gathered } from './gate-run';
import { limits } from './limits';
import { landmarks, type Landmark } from './observed';
import { listen, waitUntilReady } from './visit';

/** The state of a page after minutes without interaction. */
export interface IdleState {
  /** Landmarks that are still visible at the end. */
  readonly landmarks: readonly Landmark[];
  readonly title: string;
  /** Number of documents loaded. */
  readonly documents: number;
  /** Number of requests without interaction. */
  readonly requests: number;
  /** How long the main thread was blocked during the first seconds, in ms. */
  readonly blockedMs: number;
  readonly errors: readonly string[];
  /** Whether it stopped responding. */
  readonly hangs: boolean;
}

type Side = 'candidate' | 'live';
/**
 * Advances a page's virtual time by minutes within seconds, and its clock to another month, so that timers and date-dependent code
 * run. Network requests take their real time.
 */
export async function advanceVirtualTime(page: Page): Promise<void> {
  const session = sessionOf(page);
  const passed = new Promise<void>((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', {
    ...{ policy: 'pauseIfNetworkFetchesPending', budget: limits.stay.minutes * 60_000 },
    ...{
      maxVirtualTimeTaskStarvationCount: 100_000,
      initialVirtualTime: Date.now() / 1000 + limits.stay.aheadSeconds,
    },
  });
  await withTimeout(limits.stay.realMs, passed).catch(() => undefined);
}

/** Opens a page, leaves it idle for minutes of virtual time, and checks it again. */
async function checkIdlePage(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  path: string,
  side: Side,
): Promise<Done & IdleState> {
  const context = await browser.open({
    shop,
    cookies: cookies[side],
    width: 1366,
    height: 900,
    animates: true,
  });
  const page = await openPage(context);
  const seen = listen(page);
  let stay: Omit<IdleState, 'documents' | 'errors'> = {
    ...{ landmarks: [], title: '', requests: 0, blockedMs: 0, hangs: true },
  };
  try {
    await page.goto(shop + path, { waitUntil: 'domcontentloaded', timeout: limits.readyMs });
    await waitUntilReady(page);
    await waitUntilSettled(page, limits.holdMs);
    stay = { ...stay, blockedMs: await blockedOf(page) };
    const before = requestsOf(page);
    await advanceVirtualTime(page);
    const shown = await withHangTimeout(inWorld(page, visibleLandmarks, landmarks));
    const title = await withHangTimeout(inWorld(page, () => document.title.trim()));
    stay = { ...stay, landmarks: shown, title, requests: requestsOf(page) - before, hangs: false };
  } catch {
    // A page that reloads is detected by its document count.
  }
  const { documents, errors } = seen();
  return { ...stay, documents, errors, context };
}

/** Faults of an idle page that do not occur on the live page. */
export function judgeStay(path: string, candidate: IdleState, live: IdleState): GateFinding[] {
  const after = `${path}, left idle for ${limits.stay.minutes} minutes,`;
  const refuse = (text: string): GateFinding => ({
    ...{ check: 'stay', severity: 'refuse', path, width: null },
    message: `${after} ${text}`,
  });
  const reloads = candidate.documents > live.documents;
  if (candidate.hangs && !live.hangs) return [refuse(reloads ? 'keeps reloading.' : 'stops responding.')];
  const missing = live.landmarks.filter((name) => !candidate.landmarks.includes(name));
  return [
    ...(reloads ? [refuse('keeps reloading.')] : []),
    ...(missing.length > 0 && !reloads ? [refuse(`no longer shows ${missing.join(', ')}.`)] : []),
    ...(candidate.title === '' && live.title !== '' ? [refuse('has no title.')] : []),
    ...(candidate.requests > limits.stay.requests + 3 * live.requests
      ? [refuse(`sends ${candidate.requests} requests; the live version sends ${live.requests}.`)]
      : []),
    ...(candidate.errors.length > 0 && live.errors.length === 0
      ? [refuse(`throws: ${candidate.errors[0]?.slice(0, 200) ?? ''}`)]
      : []),
  ];
}

/** Checks idle pages of the candidates against the live ones. */
export async function checkIdlePages(
  browser: GateBrowser,
  run: GateRun,
  addresses: readonly Address[],
  gathered: Gathered,
): Promise<void> {
  for (const { path } of addresses) {
    if (isOver(run, gathered)) return;
    run.log(`Leaving ${path} idle for ${limits.stay.minutes} minutes of virtual time …`);
    const [candidate, live] = await Promise.all([
      checkIdlePage(browser, run, path, 'candidate'),
      checkIdlePage(browser, run, path, 'live'),
    ]);
    await closeAll(browser, [live, candidate]);
    gathered.findings.push(...judgeStay(path, candidate, live));
    const first = { candidate: [candidate.blockedMs], live: [live.blockedMs] };
    const blocks = await findBlocks(browser, run, path, first);
    if (blocks) gathered.findings.push(blocks);
  }
}
