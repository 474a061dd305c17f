import type { Page } from '@playwright/test';
import { launchChromium } from '../../../e2e/support/launch-chromium';
import { maxMs, type Phone, phones, quietMs, screen } from './conditions';
import { waitForRest } from './noise';
import { measuresName, probe, type PageMeasures } from './probe';
import { logRequests, type RequestLog } from './requests';
import { sequentialRoundTrips } from './round-trips';

/** Measurements of one cold visit; times in ms, sizes in bytes over the wire. */
export interface Visit {
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly tbt: number;
  readonly cls: number;
  readonly js: number;
  readonly total: number;
  readonly requests: number;
  /** Requests that failed or were aborted. */
  readonly failed: number;
  /** Round trips until the largest element was loaded. */
  readonly roundTrips: number;
  readonly lcpElement: string;
}

/** An open page under the given conditions, when idle. */
export interface OpenPage {
  readonly page: Page;
  readonly log: RequestLog;
  readonly measures: PageMeasures;
  /** Whether the document is the page, not an error page. */
  readonly isComplete: boolean;
  /** Waits until neither network nor processor has been busy for the given time, in ms. */
  rest(ms: number): Promise<void>;
  close(): Promise<void>;
}

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** The page's measurements so far. */
export const readMeasures = (page: Page) =>
  page.evaluate(
    (name) => (globalThis as unknown as Record<string, PageMeasures>)[name] as PageMeasures,
    measuresName,
  );

async function waitForIdle(page: Page, log: RequestLog, ms: number): Promise<void> {
  const until = performance.now() + maxMs;
  await page.waitForLoadState('load', { timeout: maxMs });
  while (performance.now() < until) {
    const sinceTask = await page.evaluate((name) => {
      const { longTasks } = (globalThis as unknown as Record<string, PageMeasures>)[name] as PageMeasures;
      const [start, length] = longTasks.at(-1) ?? [0, 0];
      return performance.now() - start - length;
    }, measuresName);
    const idle = Math.min(sinceTask, log.idleMs());
    if (idle >= ms) return;
    await page.waitForTimeout(Math.max(50, ms - idle));
  }
}

/** Serialized functions call this helper of the compiler, which pages do not have. */
const namesFunctions = 'globalThis.__name = (named) => named;';

async function openUnderConditions(url: string, page: Page, phone: Phone): Promise<OpenPage> {
  const { downKbps, upKbps, latencyMs, slowdown } = phone;
  await page.addInitScript({ content: namesFunctions });
  await page.addInitScript(probe, measuresName);
  const cdp = await page.context().newCDPSession(page);
  const log = await logRequests(cdp);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downKbps * 125,
    uploadThroughput: upKbps * 125,
    connectionType: 'cellular4g',
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const response = await page.goto(url, { waitUntil: 'commit', timeout: maxMs });
  await waitForIdle(page, log, quietMs);
  return {
    page,
    log,
    measures: await readMeasures(page),
    isComplete: response?.ok() ?? false,
    rest: (ms) => waitForIdle(page, log, ms),
    close: async () => page.context().browser()?.close(),
  };
}

interface OpenOptions {
  /** Whether to skip waiting for the browser to become idle. */
  readonly atOnce?: boolean;
  /** The bench's phone when absent. */
  readonly phone?: Phone;
}

/**
 * Opens a URL in a new browser, so that nothing is cached, and waits until it is idle. A new browser keeps the processor busy for
 * half a second, which is awaited first unless `atOnce` is set.
 */
export async function openCold(url: string, options: OpenOptions = {}): Promise<OpenPage> {
  const { atOnce = false, phone = phones.bench } = options;
  const browser = await launchChromium(flags);
  try {
    const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    if (!atOnce) await waitForRest();
    return await openUnderConditions(url, page, phone);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Sums up an open page. Blocking time is the part of each long task beyond 50 ms. */
export function sumUp({ log, measures }: OpenPage): Visit {
  const requests = [...log.all.values()];
  const bytesOf = (list: typeof requests) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    fcp: measures.fcp,
    lcp: measures.lcp,
    tbt: measures.longTasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    cls: measures.cls,
    js: bytesOf(requests.filter(({ kind }) => kind === 'Script')),
    total: bytesOf(requests),
    requests: requests.length,
    failed: requests.filter(({ failed }) => failed).length,
    roundTrips: sequentialRoundTrips(log.timed(), measures.lcp ?? Infinity),
    lcpElement: measures.lcpElement,
  };
}
