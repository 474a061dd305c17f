import type { Page } from '@playwright/test';
import { paths } from '@shop/config';
import { readMemory, type MemoryReading } from '../../../e2e/support/heap';
import { launchChromium } from '../../../e2e/support/launch-chromium';
import { startShop } from '../../../e2e/support/temporary-shop';

/** Pages of several remotes, opened by links that every page has. A round ends on a page that renders immediately. */
const round = [paths.home, paths.about, paths.blogs, paths.contact, paths.faq];

/** Time for a page's garbage to be released, in ms. */
const restMs = 2000;

/** Compiled code makes a page's memory vary: the minimum of this many rounds counts. */
const readingCount = 3;

export interface PageMemory {
  readonly changes: number;
  readonly before: MemoryReading;
  readonly after: MemoryReading;
}

/** Follows the links by a script inside the page: calls from outside would retain objects in the same heap. */
const goRound = (page: Page) =>
  page.evaluate(async (addresses) => {
    for (const address of addresses) {
      const before = document.querySelector('main [data-remote]');
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
      if (!link) throw new Error(`No link points to ${address}`);
      link.click();
      while (
        before?.isConnected ||
        document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])')
      )
        await new Promise(requestAnimationFrame);
    }
  }, round);

/**
 * Navigates within one page for a whole number of rounds, and returns its memory after the warm-up and at the end.
 */
export async function measurePage(changes: number, log: (line: string) => void): Promise<PageMemory> {
  const shop = await startShop();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(shop.url + paths.faq);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const session = await page.context().newCDPSession(page);
    const walk = async (rounds: number) => {
      for (let at = 0; at < rounds; at += 1) await goRound(page);
    };
    const readMin = async (): Promise<MemoryReading> => {
      const found: MemoryReading[] = [];
      for (let at = 0; at < readingCount; at += 1) {
        await goRound(page);
        await page.waitForTimeout(restMs);
        found.push(await readMemory(session));
      }
      const min = (key: keyof MemoryReading) => Math.min(...found.map((one) => one[key]));
      return { heap: min('heap'), nodes: min('nodes'), listeners: min('listeners') };
    };
    const rounds = Math.ceil(changes / round.length);
    log(
      `${round.length * (2 + readingCount)} changes of the screen to warm up, then ${rounds * round.length} …`,
    );
    // The first rounds fetch code and data that stay cached.
    await walk(2);
    const before = await readMin();
    await walk(rounds - readingCount);
    return { changes: rounds * round.length, before, after: await readMin() };
  } finally {
    await browser.close();
    await shop.dispose();
  }
}
