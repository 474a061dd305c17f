import { bin, runNode } from '@shop/release-tools/run-node';
import { findChromium } from '../../../e2e/support/chromium';
import { readWords, type Command } from '../../support/command';

const usage = `npm run screens [-- words]

Takes a screenshot of every page and its main states, at three widths, into .cache/screens, and the README's into
docs/screens. Uses a temporary shop with a new database, or the one at SHOP_URL. Words select tests by name.`;

/** Takes screenshots. Throws an Error if one fails. */
export const command: Command = {
  usage,
  async run(args) {
    const { positionals: words } = readWords(args, {}, usage);
    const { ok } = await runNode(
      [
        bin('@playwright/test/cli.js'),
        'test',
        ...['--config', 'lab/tools/screens/playwright.config.ts'],
        ...(words.length > 0 ? ['--grep', words.join('|')] : []),
      ],
      { live: true, env: { CHROMIUM: findChromium() } },
    );
    if (!ok) throw new Error('Some screenshots could not be taken; the list above names them.');
    console.log('The screenshots are in .cache/screens.');
  },
};
