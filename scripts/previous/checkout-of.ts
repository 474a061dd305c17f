import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/packages';
import { linkPackages } from '../setup/link-packages';

const run = promisify(execFile);
const git = (...words: string[]) => run('git', words, { cwd: root });

export interface OldCheckout {
  readonly dir: string;
  /** Full hash of its commit. */
  readonly commit: string;
  remove(): Promise<void>;
}

/** Checks a commit out into a folder of its own, with the packages that are installed here. Rejects with what git says. */
export async function checkoutOf(revision: string): Promise<OldCheckout> {
  const { stdout } = await git('rev-parse', '--verify', `${revision}^{commit}`);
  const commit = stdout.trim();
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'previous-')), 'checkout');
  await git('worktree', 'add', '--detach', dir, commit);
  await linkPackages(dir);
  return {
    dir,
    commit,
    remove: async () => {
      await git('worktree', 'remove', '--force', dir);
    },
  };
}
