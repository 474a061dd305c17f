import type { Browser } from '@playwright/test';
import type { EnvState } from '@shop/contracts/registry';
import { pollUntil } from '../../../e2e/support/poll-until';
import type { TrialShop } from '../remotes/trial-shop';
import { browserShopper, type BrowserShopper, listing, type Look } from './browser-shopper';
import { log } from './log';

/** Checks pages in Chromium during and after a canary of catalog. */
export interface Onlookers {
  /** Four shoppers, with phones and laptops, inside and outside of the canary, open the listing. */
  lookDuring(): Promise<void>;
  /** The same four shoppers return. Resolves with the problems, one line each: blank pages, or a version other than `good`. */
  lookAfter(good: string): Promise<readonly string[]>;
}

function printLook({ who, versions, cards, blank }: Look): void {
  const ran = `catalog@${versions.join(', then ')}`;
  log(`  ${who.padEnd(27)} ${ran}: ${blank ? 'A BLANK PAGE' : `${cards} products`}`);
}

/** A shop learns of a release shortly after the registry has it, but later on a busy machine. */
const newsMs = 30_000;

export function createOnlookers(browser: Browser, { client, shop }: TrialShop): Onlookers {
  let shoppers: readonly BrowserShopper[] = [];
  const looks: Look[] = [];
  const look = async (when: string): Promise<readonly Look[]> => {
    log(`Shoppers in Chromium ${when}:`);
    const seen: Look[] = [];
    for (const shopper of shoppers) seen.push(await shopper.look());
    seen.forEach(printLook);
    looks.push(...seen);
    return seen;
  };
  const liveRelease = async () => (await client.call<EnvState>('/envs/live')).release;
  return {
    async lookDuring() {
      const canary = (await liveRelease())?.assignments.catalog?.canary;
      if (!canary) throw new Error('The canary did not start.');
      const kinds = [true, false].flatMap((inCanary) =>
        [390, 1366].map((width) => ({ canary, inCanary, width })),
      );
      shoppers = await Promise.all(kinds.map((kind) => browserShopper(browser, shop.url, kind)));
      await look('while the canary runs');
    },
    async lookAfter(good) {
      const mark = `data-release="${(await liveRelease())?.seq}"`;
      await pollUntil(newsMs, async () => (await (await fetch(shop.url + listing)).text()).includes(mark));
      const after = await look('afterwards (the same ones)');
      const blank = looks.filter((one) => one.blank || one.cards === 0);
      const stale = after.filter(({ versions }) => versions.join() !== good);
      return [
        ...blank.map(({ who }) => `${who}: a blank page`),
        ...stale.map(({ who, versions }) => `${who}: still has catalog@${versions.join(', then ')}`),
      ];
    },
  };
}
