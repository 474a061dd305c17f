import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from '../support/link-packages';
import { addWorktree, commitOf, removeWorktree } from '../support/worktree';

export interface OldCheckout {
  readonly dir: string;
  /** The full commit hash. */
  readonly commit: string;
  remove(): Promise<void>;
}

/** Checks a commit out into a separate folder, with the packages that are installed here. */
export async function checkoutOf(revision: string): Promise<OldCheckout> {
  const commit = commitOf(revision);
  const parent = await mkdtemp(path.join(tmpdir(), 'previous-'));
  const dir = path.join(parent, 'checkout');
  addWorktree(dir, commit);
  await linkPackages(dir);
  return {
    dir,
    commit,
    remove() {
      removeWorktree(dir);
      return rm(parent, { recursive: true, force: true });
    },
  };
}
