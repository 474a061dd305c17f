import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, type BuildTarget } from '../../../server/build/build-package';
import { root } from '../../../server/build/packages';
import { remoteTarget } from '../../../server/build/targets';

/** Windows narrower than this have the fault, in CSS pixels: phones and small tablets. */
export const faultBelow = 1000;

/** The fault: a page's module that throws in some browsers and on no server, so that nobody sees it before it is live. */
const fault = `
if (typeof window !== 'undefined' && window.innerWidth < ${faultBelow}) {
  throw new Error('This version of the listing knows no narrow windows.');
}
`;

export interface ThrowingBuild {
  readonly target: BuildTarget;
  /** Removes the copy that it was built from, and the build. */
  remove(): void;
}

/** Builds catalog from a patched copy of its sources; the checkout's own stay as they are. */
export async function buildThrowingCatalog(version: string): Promise<ThrowingBuild> {
  const { dir, source } = remoteTarget('catalog');
  // Inside the checkout, so that packages are found as they are from the original.
  const folder = path.join(root, '.cache/demo');
  const copy = path.join(folder, path.basename(dir));
  rmSync(folder, { recursive: true, force: true });
  cpSync(dir, copy, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$|\.test\.tsx?$/.test(path.relative(dir, file)),
  });
  // The copy's compiler options extend it, one folder up.
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  appendFileSync(path.join(copy, 'src/expose/all-products.tsx'), fault);
  const target: BuildTarget = {
    dir: copy,
    out: path.join(copy, 'dist'),
    version,
    source: createHash('sha256').update(source).update(fault).digest('hex'),
  };
  await buildPackage(target);
  return { target, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
