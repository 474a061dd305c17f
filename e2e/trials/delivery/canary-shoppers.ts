import type { EnvState } from '@shop/contracts/registry';
import type { PageTelemetry, TelemetryEvent, TelemetryReport } from '@shop/contracts';
import { isInCanary } from '@shop/contracts/choice';
import type { RegistryClient } from '@shop/packer';
import { chromium, type Browser } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { findChromium } from '../../support/chromium';
import { rootFlags } from '../../support/launch-chromium';
import { becomes } from '../../support/becomes';

/** Everybody opens these, puts a product into the cart and leaves. */
const journey = ['/', '/all-products', '/faq'];
/** A page reports 5 s after it has asked for leave, which takes its time on a busy machine; one that has nothing to say is waited for in vain. */
const stayMs = 15_000;
const addWaitMs = 2000;

export const launchShoppers = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ forTests: true }),
    args: ['--disable-gpu', ...rootFlags],
  });

const newCohort = () => randomBytes(16).toString('base64url');

/** What the pages of one real shopper reported of a remote, with the version that the canary gives or the one beside it. */
export async function eventsInBrowser(
  browser: Browser,
  shop: string,
  { cohort, remote }: { readonly cohort: string; readonly remote: string },
): Promise<readonly TelemetryEvent[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'cohort', value: cohort, url: shop }]);
  const events: TelemetryEvent[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/registry/v1/telemetry')) return;
    const report = request.postDataJSON() as TelemetryReport | null;
    events.push(...(report?.events ?? []).filter((event) => event.remote === remote));
  });
  for (const path of journey) {
    const page = await context.newPage();
    await page.goto(shop + path, { timeout: 15_000 }).catch(() => null);
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.click({ timeout: addWaitMs, noWaitAfter: true }).catch(() => undefined);
    await page
      .waitForRequest((request) => request.url().endsWith('/registry/v1/telemetry'), { timeout: stayMs })
      .catch(() => null);
    await page.close({ runBeforeUnload: false });
  }
  await context.close();
  return events;
}

/** Opens a page as a new shopper without a browser does, and reports what `of` says of the shopper's version. Resolves with the page of one in the canary. */
async function shop(
  url: string,
  of: (isCanary: boolean) => readonly TelemetryEvent[],
  isCanary: (cohort: string) => boolean,
): Promise<string | null> {
  const cohort = newCohort();
  const headers = { cookie: `cohort=${cohort}` };
  const page = await fetch(`${url}/all-products?shopper=${cohort.slice(0, 6)}`, { headers });
  const html = await page.text();
  const asked = await fetch(`${url}/registry/v1/page-telemetry`, { headers });
  const { nonce, reportSuccesses } = (await asked.json()) as PageTelemetry;
  const has = isCanary(cohort);
  const events = of(has).filter(({ kind }) => reportSuccesses || kind === 'failed' || kind === 'error');
  if (events.length > 0) {
    await fetch(`${url}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonce, events } satisfies TelemetryReport),
    });
  }
  return has ? html : null;
}

interface Rollout {
  readonly client: RegistryClient;
  readonly url: string;
  readonly remote: string;
  readonly most: number;
  /** How long the watch may take after the last shopper, in ms. */
  readonly patienceMs: number;
}

interface Shopped {
  readonly shoppers: number;
  readonly isRolledBack: boolean;
  /** HTML that shoppers in the canary were sent. */
  readonly pages: readonly string[];
}

/**
 * Shoppers come until the canary of a remote is rolled back, at most so many; each reports what the pages of one real shopper
 * with the same version reported. Resolves with how many came, the pages of those in the canary, and whether it was rolled back.
 */
export async function shopUntilRolledBack(
  browser: Browser,
  { client, url, remote, most, patienceMs }: Rollout,
): Promise<Shopped> {
  const canaryOf = async () =>
    (await client.call<EnvState>('/envs/live')).release?.assignments[remote]?.canary;
  const canary = await canaryOf();
  if (!canary) throw new Error(`No canary of ${remote} runs.`);
  const inside = (cohort: string) => isInCanary(canary, cohort);
  const cohortWhere = (wanted: boolean) => {
    for (;;) {
      const cohort = newCohort();
      if (inside(cohort) === wanted) return cohort;
    }
  };
  const events = {
    canary: await eventsInBrowser(browser, url, { cohort: cohortWhere(true), remote }),
    control: await eventsInBrowser(browser, url, { cohort: cohortWhere(false), remote }),
  };
  const isOver = async () => (await canaryOf())?.salt !== canary.salt;
  const pages: string[] = [];
  let shoppers = 2;
  while (shoppers < most && !(await isOver())) {
    const page = await shop(url, (has) => (has ? events.canary : events.control), inside);
    if (page !== null) pages.push(page);
    shoppers += 1;
  }
  return { shoppers, isRolledBack: await becomes(patienceMs, isOver), pages };
}
