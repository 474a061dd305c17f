import type { EnvState } from '@shop/contracts/registry';
import type { Canary, TelemetryEvent, TelemetryReport } from '@shop/contracts';
import { isInCanary } from '@shop/contracts/choice';
import type { RegistryClient } from '@shop/protocol';
import { chromium, type Browser } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { findChromium } from '../../../e2e/support/chromium';
import { rootFlags } from '../../../e2e/support/launch-chromium';
import { addressHeader, permitOf, shopperAddress } from './shopper-networks';

/** All shoppers open these pages, add a product to the cart and leave. */
const usualJourney = ['/', '/all-products', '/faq'];
/** A page reports 5 s after it received its permit, which takes longer on a busy machine. */
const stayMs = 15_000;
const addWaitMs = 2000;

export const launchShoppers = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ forTests: true }),
    args: ['--disable-gpu', ...rootFlags],
  });

/** A cohort cookie in the shop's format. */
const newCohort = () => randomBytes(16).toString('base64url');

/** A cohort inside or outside the canary. */
export function cohortWhere(canary: Canary, isInside: boolean): string {
  for (;;) {
    const cohort = newCohort();
    if (isInCanary(canary, cohort) === isInside) return cohort;
  }
}

/** A session that reports successes, which a replay needs; most sessions do not. */
async function sampledCohort(url: string, next: () => string): Promise<string> {
  for (;;) {
    const cohort = next();
    if ((await permitOf(url, cohort, shopperAddress())).reportSuccesses) return cohort;
  }
}

/** A shopper's reports about a remote, and the stages that the shopper reached. */
type Reported = Pick<TelemetryReport, 'events' | 'stages'>;

interface Visitor {
  readonly cohort: string;
  readonly remote: string;
  /** Paths in order. */
  readonly journey: readonly string[];
  readonly lateMs: number;
}

async function reportedInBrowser(
  browser: Browser,
  shop: string,
  { cohort, remote, journey, lateMs }: Visitor,
): Promise<Reported> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'cohort', value: cohort, url: shop }]);
  const events: TelemetryEvent[] = [];
  const stages = new Set<NonNullable<TelemetryReport['stages']>[number]>();
  const isReport = (request: { url(): string }) => request.url().includes('/registry/v1/telemetry');
  context.on('request', (request) => {
    if (!isReport(request)) return;
    const report = request.postDataJSON() as TelemetryReport | null;
    events.push(...(report?.events ?? []).filter((event) => event.remote === remote));
    for (const stage of report?.stages ?? []) stages.add(stage);
  });
  for (const path of journey) {
    const page = await context.newPage();
    await page.goto(shop + path, { timeout: 15_000 }).catch(() => null);
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.click({ timeout: addWaitMs, noWaitAfter: true }).catch(() => undefined);
    await page.waitForRequest(isReport, { timeout: stayMs }).catch(() => null);
    if (lateMs > 0) await page.waitForRequest(isReport, { timeout: lateMs }).catch(() => null);
    await page.close({ runBeforeUnload: false });
  }
  await context.close();
  return { events, stages: [...stages] };
}

/**
 * Opens a page as a new shopper without a browser, and replays the reports of a browser with the same version. Resolves
 * with the page.
 */
async function shop(url: string, cohort: string, { events, stages }: Reported): Promise<string> {
  const address = shopperAddress();
  const headers = { cookie: `cohort=${cohort}`, [addressHeader]: address };
  const page = await fetch(`${url}/all-products?shopper=${cohort.slice(0, 6)}`, { headers });
  const html = await page.text();
  const { nonce, reportSuccesses } = await permitOf(url, cohort, address);
  const reported = events.filter(({ kind }) => reportSuccesses || kind === 'failed' || kind === 'error');
  if (reported.length > 0) {
    const report: TelemetryReport = { nonce, events: reported, ...(reportSuccesses && { stages }) };
    await fetch(`${url}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [addressHeader]: address },
      body: JSON.stringify(report),
    });
  }
  return html;
}

export interface Trial {
  readonly client: RegistryClient;
  readonly url: string;
  readonly remote: string;
  /** The version to be rolled back: a canary, or a promoted version. */
  readonly version: string;
  /** Maximum number of shoppers. */
  readonly maxShoppers: number;
  readonly journey?: readonly string[] | undefined;
  /** Time that they stay after a page's first report, in ms. */
  readonly lateMs?: number | undefined;
  readonly log: (line: string) => void;
}

export interface Shopped {
  /** All shoppers, including those with another version. */
  readonly shoppers: number;
  readonly isOver: () => Promise<boolean>;
  /** The HTML sent to shoppers with the version. */
  readonly pages: readonly string[];
}

const nameOf = ({ kind, ...event }: TelemetryEvent) =>
  'message' in event && event.message ? `${kind} (${event.message.slice(0, 60)})` : kind;

/**
 * Opens pages as shoppers until a version is rolled back, up to a maximum. Each replays the reports of one real shopper
 * with the same version.
 */
export async function shopUntilRolledBack(
  browser: Browser,
  { client, url, remote, version, maxShoppers, journey = usualJourney, lateMs = 0, log }: Trial,
): Promise<Shopped> {
  const assigned = async () => (await client.call<EnvState>('/envs/live')).release?.assignments[remote];
  const now = await assigned();
  const canary = now?.canary?.version === version ? now.canary : undefined;
  if (!canary && now?.stable !== version) throw new Error(`No shopper gets ${remote}@${version}.`);
  const inside = (cohort: string) => !canary || isInCanary(canary, cohort);
  const look = async (isInside: boolean): Promise<Reported> => {
    const next = canary ? () => cohortWhere(canary, isInside) : newCohort;
    const cohort = await sampledCohort(url, next);
    return reportedInBrowser(browser, url, { cohort, remote, journey, lateMs });
  };
  const [bad, control] = await Promise.all([look(true), canary ? look(false) : null]);
  log(`A browser with the version reports: ${[...new Set(bad.events.map(nameOf))].join(', ') || 'nothing'}.`);
  const isOver = async () => {
    const { stable, canary: running } = (await assigned()) ?? {};
    return canary ? running?.salt !== canary.salt : stable !== version;
  };
  const pages: string[] = [];
  let shoppers = control ? 2 : 1;
  while (shoppers < maxShoppers && !(await isOver())) {
    const cohort = newCohort();
    const page = await shop(url, cohort, inside(cohort) ? bad : (control ?? bad));
    if (inside(cohort)) pages.push(page);
    shoppers += 1;
  }
  return { shoppers, isOver, pages };
}
