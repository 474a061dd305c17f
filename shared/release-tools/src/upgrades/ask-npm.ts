import { execFile } from 'node:child_process';
import { root } from '../root';
import { readOutdated, type Offer, type Outdated } from './candidates';

/** Runs npm in the checkout and resolves with what it printed; `outdated` ends with 1 when there is anything. */
function npm(...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('npm', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`npm ${words[0]}: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}

async function versionsOf({ current }: Outdated, target: string): Promise<string[]> {
  const response = JSON.parse(await npm('view', `${target}@^${current}`, 'version', '--json')) as
    | string
    | string[];
  return [response].flat();
}

/** Direct dependencies of every workspace that have something newer. `targets` has the packages behind aliases. */
export async function askNpm(targets: ReadonlyMap<string, string>): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const outdated of readOutdated(await npm('outdated', '--json'))) {
    const versions = await versionsOf(outdated, targets.get(outdated.name) ?? outdated.name);
    offers.push({ ...outdated, versions });
  }
  return offers;
}
