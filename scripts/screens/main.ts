import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/packages';
import { findChromium } from '../setup/chromium';
import { bin, runNode } from '../test/run-command';

const folder = path.join(root, 'docs/screens');
/** What the pictures may weigh together, in bytes: everybody who clones the shop gets them. */
const budget = 6_000_000;

/**
 * Takes a picture of every screen and its main states, at three widths, into docs/screens: of a shop of its own with a new
 * database, or of the one at SHOP_URL. Words on the command line choose tests by their names.
 */
async function takeScreens(): Promise<void> {
  const words = process.argv.slice(2).join('|');
  const { ok } = await runNode(
    [
      bin('@playwright/test/cli.js'),
      'test',
      ...['--config', 'e2e/screens/playwright.config.ts'],
      ...(words ? ['--grep', words] : []),
    ],
    { live: true, env: { CHROMIUM: findChromium() } },
  );
  const files = readdirSync(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB in docs/screens`);
  if (bytes > budget)
    throw new Error(`That is more than ${budget / 1e6} MB: lower the quality in e2e/screens/shoot.ts.`);
  if (!ok) throw new Error('Not every picture could be taken; the list above says which.');
}

takeScreens().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
