import { spawnSync } from 'node:child_process';
import { root } from '../root';
import { askNpm } from './ask-npm';
import { choose, type Choice } from './candidates';
import { held } from './held';
import { aliasTargets, raise } from './manifests';
import { resultTable, type Outcome } from './report';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy';

export interface UpgradeOptions {
  /** These packages alone; what is held is tried too. */
  readonly only?: readonly string[];
  /** Everything together first; one by one only when that fails. */
  readonly allAtOnce: boolean;
  /** Raises what passed in this checkout, when it passes together as well. */
  readonly write: boolean;
  /** Gets a line for each step. */
  readonly log: (line: string) => void;
  /** Has a function called when the process ends. */
  readonly onEnd: (cleanup: () => void) => void;
}

/** Tries each group by itself, once it is known that nothing fails without it. */
async function oneByOne(copy: ScratchCopy, groups: Choice['groups']): Promise<Outcome[]> {
  const { failed } = await copy.attempt([]);
  if (failed) {
    throw new Error(`Nothing was tried: the last commit itself fails at ${failed.step}: ${failed.line}`);
  }
  const outcomes: Outcome[] = [];
  for (const group of groups) outcomes.push(await copy.attempt(group));
  return outcomes;
}

async function raiseHere(
  copy: ScratchCopy,
  passed: Choice['groups'][number],
  { isTried, log }: { readonly isTried: boolean; readonly log: UpgradeOptions['log'] },
): Promise<void> {
  const joint = isTried ? null : (await copy.attempt(passed)).failed;
  if (joint) throw new Error(`Together they fail at ${joint.step}: ${joint.line}. Nothing was raised here.`);
  raise(root, passed);
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] });
  log(`Raised ${passed.map(({ name, to }) => `${name} to ${to}`).join(', ')}.`);
}

/**
 * Tries the newest minor of each direct dependency in a copy of the last commit. Calls `report` with a Markdown table of what passed, and
 * resolves with whether everything did.
 */
export async function tryUpgrades(
  options: UpgradeOptions,
  report: (table: string) => void,
): Promise<boolean> {
  const { only, allAtOnce, write, log, onEnd } = options;
  const offers = await askNpm(aliasTargets(root));
  const { groups, skipped } = choose(offers, held, only);
  if (groups.length === 0) {
    log('Nothing newer to try.');
    report(resultTable([], skipped));
    return true;
  }

  const copy = makeScratchCopy(log);
  onEnd(copy.remove);
  const all = groups.flat();
  const whole = allAtOnce ? await copy.attempt(all) : undefined;
  const outcomes =
    whole && !whole.failed ? groups.map((group) => ({ group, failed: null })) : await oneByOne(copy, groups);
  report(resultTable(outcomes, skipped));

  const passed = outcomes.filter(({ failed }) => !failed).flatMap(({ group }) => group);
  if (write && passed.length > 0) {
    const isTried = (whole && !whole.failed) || passed.length === outcomes[0]?.group.length;
    await raiseHere(copy, passed, { isTried, log });
  }
  return passed.length === all.length;
}
