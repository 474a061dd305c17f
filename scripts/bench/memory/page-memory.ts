import { chromium, type Page } from '@playwright/test';
import { paths } from '@shop/config';
import { findChromium } from '../../setup/chromium';
import { startShop } from '../../shop/temporary-shop';
import { readHeld, type Held } from './read-held';

/** Screens of several remotes, by links that every page has; a round ends on one that is whole at once. */
const round = [paths.home, paths.about, paths.blogs, paths.contact, paths.faq];

/** What a screen leaves behind goes soon after it, in ms. */
const restMs = 2000;

export interface PageMemory {
  readonly changes: number;
  readonly before: Held;
  readonly after: Held;
}

/** Follows a link of the page and waits until the screen behind it answers to clicks. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`No link leads to ${href}`);
    link.click();
  }, address);
  await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])'),
    address,
  );
}

async function goRound(page: Page, changes: number): Promise<void> {
  for (let at = 0; at < changes; at += 1) await follow(page, round[at % round.length] ?? paths.home);
}

/** Changes the screen so many times in one page, and answers what it held after two rounds and holds at the end. */
export async function measurePage(changes: number, say: (line: string) => void): Promise<PageMemory> {
  const shop = await startShop();
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(shop.url);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const session = await page.context().newCDPSession(page);
    const read = async () => {
      await page.waitForTimeout(restMs);
      return readHeld(session);
    };
    say(`${round.length * 2} changes of the screen to warm up, then ${changes} …`);
    // The first rounds fetch code and data that the page rightly keeps.
    await goRound(page, round.length * 2);
    const before = await read();
    await goRound(page, changes);
    return { changes, before, after: await read() };
  } finally {
    await browser.close();
    await shop.dispose();
  }
}
