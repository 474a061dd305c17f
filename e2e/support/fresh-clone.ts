import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../server/build/packages';

const run = promisify(execFile);

/** Files that `git ls-files` names. */
async function listFiles(...options: string[]): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', ...options], { cwd: root, maxBuffer: 1 << 24 });
  return stdout.split('\0').filter(Boolean);
}

/**
 * Clones this repository into an empty folder, with uncommitted changes, but without packages, builds and data.
 * Resolves with the folder.
 */
export async function makeFreshClone(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'fresh-clone-'));
  const dir = path.join(parent, 'shop');
  await run('git', ['clone', '--quiet', root, dir]);
  const deleted = new Set(await listFiles('--deleted'));
  for (const file of deleted) await rm(path.join(dir, file), { force: true });
  for (const file of await listFiles('--modified', '--others', '--exclude-standard'))
    if (!deleted.has(file)) await cp(path.join(root, file), path.join(dir, file));
  return dir;
}

/** Removes a fresh clone with everything that its commands created. */
export const removeFreshClone = (dir: string): Promise<void> =>
  rm(path.dirname(dir), { recursive: true, force: true, maxRetries: 5 });
