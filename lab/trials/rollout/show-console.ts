import { chromium, type Browser } from '@playwright/test';
import { adminTokenFile } from '@shop/server/places';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findWindowedChromium } from '../../../e2e/support/chromium';
import { rootFlags } from '../../../e2e/support/launch-chromium';
import { signInToConsole } from '../../../e2e/support/console';
import type { TestShop } from '../../../e2e/support/temporary-shop';
import { log } from './log';

/** Opens the console in a window, signed in; null on a machine without a display. */
async function openWindow(shop: TestShop): Promise<Browser | null> {
  const executablePath = findWindowedChromium();
  if (!executablePath) return null;
  const browser = await chromium
    .launch({ executablePath, headless: false, args: [...rootFlags] })
    .catch(() => null);
  if (!browser) return null;
  const page = await browser.newPage({ viewport: null });
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops`);
  return browser;
}

/** Prints the console's URL and how to sign in, and opens it in a window if possible. */
export async function showConsole(shop: TestShop): Promise<Browser | null> {
  log(`The console is at ${shop.opsUrl}/ops.`);
  log(
    `To sign in, create an account at ${shop.opsUrl}/ops/set-up, with an authenticator app and the token in`,
  );
  log(`  ${adminTokenFile(shop.dataDir)}`);
  const browser = await openWindow(shop);
  log(
    browser ? 'A window has opened, signed in.' : 'No window can be opened here: open the address yourself.',
  );
  return browser;
}

/** Resolves when Enter is pressed, or immediately without a terminal. */
export async function pressEnter(to: string): Promise<void> {
  if (process.stdin.readableEnded) return;
  log(`Press Enter to ${to}.`);
  const lines = createInterface({ input: process.stdin });
  await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  lines.close();
}
