import { bin, runNode } from '@shop/release-tools/run-node';
import { findChromium } from '../e2e/support/chromium';
import { runMain } from './run-main';

const usage = `npm run screens [-- words]

Takes a screenshot of every page and its main states, at three widths, into .cache/screens, and the README's into
docs/screens: of a shop of its own with a new database, or of the one at SHOP_URL. Words choose tests by their names.`;

await runMain(usage, async (words) => {
  const { ok } = await runNode(
    [
      bin('@playwright/test/cli.js'),
      'test',
      ...['--config', 'e2e/screens/playwright.config.ts'],
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
    ],
    { live: true, env: { CHROMIUM: findChromium() } },
  );
  if (!ok) throw new Error('Not every picture could be taken; the list above says which.');
  console.log('The pictures are in .cache/screens.');
});
