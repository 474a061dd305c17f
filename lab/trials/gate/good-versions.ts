import { checkVersions } from '@shop/server/gate';
import { upload, type CommandContext } from '@shop/packer/commands';
import { renamedBuild } from '@shop/protocol/testing';
import { startBusyProcesses } from '../busy/busy-processes';
import { goodBuilds } from '../delivery/delivery';
import { type Outcome, outcomeOf, type PlayOptions } from '../harness/outcome';
import { openTrialShop } from '../remotes/trial-shop';

export interface GoodVersionsOptions {
  /** Number of versions to check, one after the other. */
  readonly versions: number;
  /** Number of processes that each occupy a processor meanwhile. */
  readonly processes: number;
}

const trial = 'gate';
const remotes = ['content', 'checkout', 'catalog'] as const;

/**
 * Checks versions without faults on a busy machine: any rejection is a false
 * positive. Resolves with an outcome for each.
 */
export async function playGoodVersions(
  { log }: Pick<PlayOptions, 'log'>,
  { versions, processes }: GoodVersionsOptions,
): Promise<readonly Outcome[]> {
  const on = await openTrialShop();
  const good = await goodBuilds(on);
  const context: CommandContext = { client: on.client, log: () => undefined };
  const endBusy = await startBusyProcesses(processes);
  const outcomes: Outcome[] = [];
  try {
    for (let turn = 0; turn < versions; turn += 1) {
      const remote = remotes[turn % remotes.length] ?? 'content';
      const version = `1.2.${turn}`;
      const done = `the good version ${remote}@${version}, with ${processes} busy processes`;
      const outcome = await outcomeOf(trial, done, async () => {
        await upload(renamedBuild(good[remote], version), context);
        const report = await checkVersions({ [remote]: version }, context, {
          ...{ shop: on.shop.url, isShort: true },
        });
        const refusals = report.findings.filter(({ severity }) => severity === 'refuse');
        const notes = report.findings.filter(({ check }) => check === 'picture');
        const by = `${refusals.length} rejections, ${notes.length} notes about screenshots, ${report.pages.length} pages`;
        return {
          ...{ trial, done, responses: {}, alive: on.shop.isAlive() },
          stopped: { by, shoppers: 0, seconds: Math.round(report.seconds) },
          failures: [...refusals, ...notes].map(({ check, message }) => `${check}: ${message}`),
        };
      });
      outcomes.push(outcome);
      log(outcome);
    }
    return outcomes;
  } finally {
    await endBusy();
    await on.close();
  }
}
