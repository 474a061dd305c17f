import path from 'node:path';
import { writePackageList } from './package-list';

interface Chunk {
  readonly moduleIds?: readonly string[];
}

/** The part of Vite's plugin interface that is used here. */
export interface PackageListForVite {
  readonly name: string;
  readonly apply: 'build';
  configResolved(config: { readonly root: string; readonly build: { readonly outDir: string } }): void;
  writeBundle(options: unknown, bundle: Readonly<Record<string, object>>): void;
}

/** For Vite: lists the packages in a build, from which `shop-remote` creates the software bill of materials. */
export function packageList(): PackageListForVite {
  let [root, outDir] = ['', ''];
  return {
    name: 'shop-package-list',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((one) => (one as Chunk).moduleIds ?? []);
      writePackageList(outDir, files, root);
    },
  };
}
