import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from './link-packages';

const root = path.resolve(import.meta.dirname, '../..');

/** Large, and not needed to create, check and publish a remote. */
const left = /^(\.git|\.data|\.cache|test-results|docs|e2e)$|(^|\/)(dist|node_modules)$|^samples\/media$/;

export interface CheckoutCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/** A separate copy of this checkout, whose files a test may change. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  await cp(root, dir, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file)),
  });
  // Results of the type check, so that the copy can build incrementally.
  const types = path.join('.cache', 'types');
  await cp(path.join(root, types), path.join(dir, types), {
    recursive: true,
    preserveTimestamps: true,
  }).catch(() => undefined);
  await linkPackages(dir);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
