import type { Browser } from '@playwright/test';
import { adminOf } from '../../../e2e/support/admin-of';
import { launchChromium } from '../../../e2e/support/launch-chromium';
import type { TestShop } from '../../../e2e/support/temporary-shop';
import { shopInChromium } from './browser-shopper';
import { shopOverHttp } from './http-shopper';
import { publishSets, switchTo } from './switches';
import { newTally, type Tally } from './tally';

export interface SwitchRun {
  readonly overHttp: Tally;
  readonly inChromium: Tally;
  /** From each timed call that promotes to the first page of that release, in ms. */
  readonly firstPageMs: readonly number[];
}

interface Options {
  /** Timed, while pages load over HTTP. */
  readonly switches: number;
  /** The same number while Chromium loads pages. They are not timed, as the browser competes with the shop for processors. */
  readonly switchesInChromium: number;
  /** Shoppers over HTTP at the same time. */
  readonly loops: number;
  readonly log: (line: string) => void;
}

const patienceMs = 30_000;

/** Switches the shop's versions repeatedly while shoppers load pages. Rejects when a release never reaches a page. */
export async function runSwitches(
  shop: Pick<TestShop, 'url' | 'opsUrl' | 'dataDir'>,
  { switches, switchesInChromium, loops, log }: Options,
): Promise<SwitchRun> {
  const { client } = await adminOf(shop);
  await publishSets(client);

  const [overHttp, inChromium] = [newTally(), newTally()];
  const waiting = new Map<number, (at: number) => void>();
  const arrived = (seq: number, at: number) => {
    for (const [wanted, resolve] of waiting) if (seq >= wanted) resolve(at);
  };
  const firstPage = (seq: number) =>
    new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No page has release ${seq}.`)), patienceMs);
      waiting.set(seq, (at) => {
        clearTimeout(late);
        waiting.delete(seq);
        resolve(at);
      });
    });

  const end = new AbortController();
  const shoppers = Array.from({ length: loops }, () => shopOverHttp(shop.url, overHttp, arrived, end.signal));
  const firstPageMs: number[] = [];
  let browser: Browser | undefined;
  let { seq } = await switchTo(client, 1);
  try {
    for (let turn = 0; turn < switches + switchesInChromium; turn += 1) {
      if (turn === switches) {
        browser = await launchChromium();
        shoppers.push(shopInChromium(browser, shop.url, inChromium, end.signal));
      }
      // Subscribed before the call, because a page may have the release before the call returns.
      const page = firstPage(seq + 1);
      const began = performance.now();
      const [release, at] = await Promise.all([switchTo(client, turn), page]);
      if (turn < switches) firstPageMs.push(at - began);
      seq = release.seq;
      if ((turn + 1) % 100 === 0) log(`${turn + 1} switches, ${overHttp.loads + inChromium.loads} pages`);
    }
  } finally {
    end.abort();
    await Promise.all(shoppers);
    await browser?.close();
  }
  return { overHttp, inChromium, firstPageMs };
}
