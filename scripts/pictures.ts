import { parseArgs } from 'node:util';
import { bin, runNode } from '@shop/release-tools/run-node';
import { compressStored, removeStale } from '../e2e/pictures/stored-pictures';
import { writeStoredWith } from '../e2e/pictures/stored-with';
import { builtCatalogue } from '../e2e/pictures/stories';
import { findChromium } from '../e2e/support/chromium';
import { launchChromium } from '../e2e/support/launch-chromium';
import { runMain } from './run-main';

async function versionOfChromium(): Promise<string> {
  const browser = await launchChromium();
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

const usage = `npm run test:pictures [-- --renew] [words]

Builds the catalogue of @shop/ui and compares each story with its stored picture. Words choose components by their titles.

  --renew   stores those that differ`;

await runMain(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { renew: { type: 'boolean', default: false } },
  });
  const CHROMIUM = findChromium({ forTests: true });
  const build = await runNode([
    bin('storybook/dist/bin/dispatcher.js'),
    ...['build', '--test', '--quiet', '-c', 'shared/ui/.storybook', '-o', builtCatalogue],
  ]);
  if (!build.ok) throw new Error(build.output);
  const compared = await runNode(
    [
      bin('@playwright/test/cli.js'),
      'test',
      ...['--config', 'e2e/pictures/playwright.config.ts'],
      ...['--update-snapshots', values.renew ? 'changed' : 'none'],
      ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
    ],
    { live: true, env: { CHROMIUM } },
  );
  if (values.renew) {
    await compressStored();
    removeStale();
    if (positionals.length === 0) writeStoredWith(await versionOfChromium());
  }
  if (!compared.ok) throw new Error('A component differs, or axe found something; see the list above.');
});
