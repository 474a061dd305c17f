import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from './link-packages';

const root = path.resolve(import.meta.dirname, '../..');

/** Not needed to make, check and publish a remote, and large. */
const left = /^(\.git|\.data|\.cache|test-results|docs|e2e)$|(^|\/)(dist|node_modules)$|^samples\/media$/;

export interface CheckoutCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/** A separate checkout with these sources, to change files in without anybody noticing. */
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
