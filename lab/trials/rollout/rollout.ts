import type { Browser } from '@playwright/test';
import { adminOf } from '../../../e2e/support/admin-of';
import { readValues, type Command } from '../../support/command';
import { launchShoppers } from '../delivery/canary-shoppers';
import { stoppedTable } from '../harness/stopped-table';
import { openTrialShop, type TrialShop } from '../remotes/trial-shop';
import { playKinds } from './bad-kinds';
import { log } from './log';
import { pressEnter, showConsole } from './show-console';
import { goThroughStaging } from './through-staging';

const usage = `npm run demo:rollout -- [--console]

A version goes from staging through the gate to live by stages; then a bad version of each kind is stopped: by the checks, the
gate, the server's breaker, canary monitoring, and monitoring after a promotion. Exits with 1 if one was not.

  --console   also opens the console, to watch, and waits for Enter before the start and the end`;

const options = { console: { type: 'boolean', default: false } } as const;

const good = '1.1.0';

async function tour(on: TrialShop, browser: Browser): Promise<void> {
  const { client, token } = await adminOf(on.shop);
  await goThroughStaging(on.shop, { client, log }, { version: good, token });
  const outcomes = await playKinds(on, browser, 5);
  console.log(`\n${stoppedTable(outcomes)}\n`);
  const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
  log(`${outcomes.length - failed} of ${outcomes.length} kinds of bad versions were stopped.`);
  if (failed > 0) process.exitCode = 1;
}

/** In a temporary shop, releases a good version and shows how one faulty version of each kind is stopped. */
export const command: Command = {
  usage,
  async run(args) {
    const { console: isWatched } = readValues(args, options, usage);
    log('Opening a temporary shop …');
    const [on, browser] = await Promise.all([openTrialShop(), launchShoppers()]);
    log(`The shop is open at ${on.shop.url}`);
    const onlooker = isWatched ? await showConsole(on.shop) : null;
    try {
      if (isWatched) await pressEnter('begin');
      await tour(on, browser);
      if (isWatched) await pressEnter('close the shop');
    } finally {
      await onlooker?.close();
      await browser.close();
      await on.close();
    }
  },
};
