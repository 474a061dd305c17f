import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../server/build/packages';
import { addWorktree, commitOf } from '../../../e2e/support/worktree';

/**
 * The work tree of another commit, created if it does not exist. It stays in `.cache`, with its packages and builds, for the next
 * run. Throws an Error if the commit does not exist.
 */
export function checkoutBeside(revision: string): string {
  const commit = commitOf(revision);
  const folder = path.join(root, '.cache/beside', commit.slice(0, 12));
  if (!existsSync(folder)) addWorktree(folder, commit);
  return folder;
}
