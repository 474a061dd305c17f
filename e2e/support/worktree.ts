import { execFileSync } from 'node:child_process';
import { root } from '../../server/build/packages';

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Full hash of a revision's commit; throws an Error when this repository has none. */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    throw new Error(`"${revision}" is not a commit of this repository.`);
  }
}

/** Checks out a commit into a new folder. */
export function addWorktree(dir: string, commit: string): void {
  // A worktree whose folder was removed manually is still registered, and could not be added again.
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', dir, commit);
}

export const removeWorktree = (dir: string): void => void git('worktree', 'remove', '--force', dir);
