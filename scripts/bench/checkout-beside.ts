import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/packages';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The folder of a work tree of another commit, made when it is not there yet; it stays in `.cache`, with its packages and
 * builds, for the next run. Throws an Error when git knows no such commit.
 */
export function checkoutBeside(commit: string): string {
  let hash;
  try {
    hash = git('rev-parse', '--verify', '--short=12', `${commit}^{commit}`);
  } catch {
    throw new Error(`--beside is "${commit}", which is no commit of this repository.`);
  }
  const folder = path.join(root, '.cache/beside', hash);
  // A work tree whose folder was removed by hand is still listed, and could not be made again.
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, hash);
  return folder;
}
