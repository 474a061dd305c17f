import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Not needed to make, check and publish a remote, and large. */
const left = /^(node_modules|\.git|\.data|\.cache|test-results|docs|e2e)$|(^|\/)dist$|^api\/seeds\/media$/;

/** Packages as they are installed here; links between workspaces lead into the copy. */
async function linkPackages(copy: string): Promise<void> {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  await mkdir(path.join(to, '@shop'), { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === '@shop') continue;
    // A file that a command writes to must not be written to here.
    if (entry.isFile()) await cp(path.join(from, entry.name), path.join(to, entry.name));
    else await symlink(path.join(from, entry.name), path.join(to, entry.name));
  }
  for (const name of await readdir(path.join(from, '@shop'))) {
    await symlink(await readlink(path.join(from, '@shop', name)), path.join(to, '@shop', name));
  }
}

export interface CheckoutCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/** A checkout of its own with these sources, to change files in without anybody noticing. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  await cp(root, dir, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file)),
  });
  // Types that were checked already: a copy begins where this checkout is.
  const types = path.join('.cache', 'types');
  await cp(path.join(root, types), path.join(dir, types), {
    recursive: true,
    preserveTimestamps: true,
  }).catch(() => undefined);
  await linkPackages(dir);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
