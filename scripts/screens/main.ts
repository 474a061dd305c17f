import { findChromium } from '../setup/chromium';
import { bin, runNode } from '../test/run-command';

/**
 * Takes a picture of every screen and its main states, at three widths, into .cache/screens, and the README's into docs/screens: of
 * a shop of its own with a new database, or of the one at SHOP_URL. Words on the command line choose tests by their names.
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
  if (!ok) throw new Error('Not every picture could be taken; the list above says which.');
  console.log('The pictures are in .cache/screens.');
}

takeScreens().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
