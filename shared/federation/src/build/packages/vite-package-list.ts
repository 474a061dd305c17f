import path from 'node:path';
import { writePackageList } from './package-list';

interface Chunk {
  readonly moduleIds?: readonly string[];
}

/** A plugin of Vite, as far as this one is one. */
export interface PackageListForVite {
  readonly name: string;
  readonly apply: 'build';
  configResolved(config: { readonly root: string; readonly build: { readonly outDir: string } }): void;
  writeBundle(options: unknown, bundle: Readonly<Record<string, object>>): void;
}

/** For Vite: notes the packages that went into a build, from which `shop-remote` makes its bill of materials. */
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
