import { canary as startCanary, promote, upload, type CommandContext } from '@shop/packer/commands';
import type { Browser } from '@playwright/test';
import type { Canary } from '@shop/contracts';
import type { EnvState } from '@shop/registry';
import { packBuild } from '../../../server/build/pack-build';
import { adminOf, input } from '../../support/admin-of';
import type { Command } from '../../support/command';
import { launchChromium } from '../../support/launch-chromium';
import { startShop, type TestShop } from '../../support/temporary-shop';
import { browserShopper, type BrowserShopper, type Look } from './browser-shopper';
import { buildThrowingCatalog } from './throwing-build';
import { goThroughStaging } from './through-staging';
import { visit } from './visit';

const good = '1.1.0';
const throwing = '1.2.0';
const share = '10%';
/** Shoppers who arrive together. */
const wave = 20;
/** A rollback takes two looks of the watch, which looks every 15 s. */
const patienceMs = 180_000;

interface AuditPage {
  readonly items: readonly {
    readonly id: number;
    at: string;
    actor: string;
    action: string;
    reason?: string;
  }[];
}

const began = performance.now();
const log = (line: string) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s] ${line}`);

/** Publishes the bad version, and has it in staging, where nobody meets its fault. */
async function publishThrowing(context: CommandContext): Promise<void> {
  log(`Building catalog@${throwing}, whose listing throws in narrow windows …`);
  const build = await buildThrowingCatalog(throwing);
  try {
    await upload(await packBuild(build.target, 'demonstration'), context);
  } finally {
    build.remove();
  }
  await promote(input([`catalog@${throwing}`]), { ...context, environment: 'staging' });
}

const canaryOf = async ({ client }: CommandContext): Promise<Canary | undefined> =>
  (await client.call<EnvState>('/envs/live')).release?.assignments.catalog?.canary;

/** Shoppers arrive until the canary is gone; resolves with how many there were. */
async function shopUntilRolledBack(shop: string, context: CommandContext): Promise<number> {
  const until = performance.now() + patienceMs;
  let shoppers = 0;
  let [inCanary, failed] = [0, 0];
  while (performance.now() < until) {
    const first = shoppers;
    const visits = await Promise.all(
      Array.from({ length: wave }, (_, index) => visit(shop, first + index, throwing)),
    );
    shoppers += wave;
    const failuresBefore = failed;
    inCanary += visits.filter(({ variant }) => variant === 'canary').length;
    failed += visits.filter((one) => one.failed).length;
    if (failuresBefore === 0 && failed > 0) log(`The first shopper reports that catalog@${throwing} throws.`);
    if (!(await canaryOf(context))) {
      log(`Rolled back, after ${shoppers} shoppers: ${inCanary} had the canary, for ${failed} it threw.`);
      return shoppers;
    }
    // Shoppers keep coming, but no faster than the watch can detect a difference.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing was rolled back in ${patienceMs / 1000} s.`);
}

function printLook({ who, versions, cards, blank }: Look): void {
  const ran = `catalog@${versions.join(', then ')}`;
  log(`  ${who.padEnd(27)} ${ran}: ${blank ? 'A BLANK PAGE' : `${cards} products`}`);
}

async function lookAround(shoppers: readonly BrowserShopper[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const shopper of shoppers) looks.push(await shopper.look());
  looks.forEach(printLook);
  return looks;
}

async function rollOut(shop: TestShop, browser: Browser): Promise<void> {
  const { client, token } = await adminOf(shop);
  const context: CommandContext = { client, log };
  await goThroughStaging(shop, context, { version: good, token });
  log('5. Another version, which nobody in staging opens on a phone');
  await publishThrowing(context);
  await startCanary(input([`catalog@${throwing}`, share]), context);
  const canary = await canaryOf(context);
  if (!canary) throw new Error('The canary did not start.');

  const kinds = [true, false].flatMap((inCanary) =>
    [390, 1366].map((width) => ({ canary, inCanary, width })),
  );
  const inBrowsers = await Promise.all(kinds.map((kind) => browserShopper(browser, shop.url, kind)));
  log('Shoppers in Chromium while the canary runs:');
  const during = await lookAround(inBrowsers);
  const shoppers = await shopUntilRolledBack(shop.url, context);
  log('The same shoppers in Chromium afterwards:');
  const after = await lookAround(inBrowsers);

  const { items } = await context.client.call<AuditPage>('/audit?limit=20');
  const entry = items.find(({ action }) => action === 'auto-rollback');
  if (!entry) throw new Error('The audit has no entry of the rollback.');
  log(`Audit ${entry.id}, ${entry.at} by ${entry.actor}: ${entry.action} (${entry.reason ?? ''})`);
  const looks = [...during, ...after];
  const blank = looks.filter((look) => look.blank || look.cards === 0).length;
  log(
    `${shoppers} shoppers over HTTP, ${looks.length} page views in Chromium: ${blank} shoppers saw a blank page.`,
  );
  const stale = after.filter(({ versions }) => versions.join() !== good);
  if (blank > 0 || stale.length > 0)
    throw new Error('Somebody saw a blank page, or still has the bad version.');
}

/**
 * On a shop of its own: a good version goes from staging to live by stages; a bad one goes to a tenth of the shoppers, and
 * comes back by itself.
 */
export const command: Command = {
  usage:
    'npm run demo:rollout: a version goes from staging through the gate to live; one that throws goes to a tenth of the shoppers, and is rolled back by itself',
  async run() {
    log('Opening a shop of its own …');
    const [shop, browser] = await Promise.all([startShop(), launchChromium()]);
    try {
      log(`The shop is open at ${shop.url}`);
      await rollOut(shop, browser);
    } finally {
      await browser.close();
      await shop.dispose();
    }
  },
};
