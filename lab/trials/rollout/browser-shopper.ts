import type { Browser, Page } from '@playwright/test';
import type { Canary } from '@shop/contracts';
import { cohortWhere } from '../delivery/canary-shoppers';

/** The page that shoppers open in the demonstration. */
export const listing = '/all-products';

export interface Look {
  readonly who: string;
  /** Versions of catalog that the page requested; the last one is the fallback. */
  readonly versions: readonly string[];
  readonly cards: number;
  readonly blank: boolean;
}

/** A page must always have its header and text. */
async function isBlank(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    return !document.querySelector('header') || (main?.innerText.trim().length ?? 0) < 20;
  });
}

/** A shopper in Chromium with the same cookie on each visit. */
export interface BrowserShopper {
  readonly who: string;
  look(): Promise<Look>;
}

/** Opens a separate browser for a shopper inside or outside of the canary, with a phone or a laptop. */
export async function browserShopper(
  browser: Browser,
  shop: string,
  { canary, inCanary, width }: { canary: Canary; inCanary: boolean; width: number },
): Promise<BrowserShopper> {
  const who = `${width} px, ${inCanary ? 'in the canary' : 'not in the canary'}`;
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'cohort', value: cohortWhere(canary, inCanary), url: shop }]);
  return {
    who,
    async look() {
      const page = await context.newPage();
      const ran = new Set<string>();
      page.on('response', (response) => {
        const version = /\/remotes\/catalog\/([^/]+)\/remoteEntry\.js/.exec(response.url())?.[1];
        if (version) ran.add(version);
      });
      await page.goto(shop + listing, { waitUntil: 'domcontentloaded' });
      const early = await isBlank(page);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await page.waitForSelector('[data-testid="product-card"]', { timeout: 15_000 }).catch(() => null);
      const cards = await page.getByTestId('product-card').count();
      const blank = early || (await isBlank(page));
      await page.close();
      return { who, versions: [...ran], cards, blank };
    },
  };
}
