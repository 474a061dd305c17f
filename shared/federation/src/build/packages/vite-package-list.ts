import path from 'node:path';
import { writePackageList } from './package-list';

interface Chunk {
  readonly moduleIds?: readonly string[];
}

/** The part of a plugin's context that is used here. */
interface PluginContext {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** The part of Vite's plugin interface that is used here. */
export interface PackageListForVite {
  readonly name: string;
  readonly apply: 'build';
  configResolved(config: { readonly root: string; readonly build: { readonly outDir: string } }): void;
  writeBundle(this: PluginContext, options: unknown, bundle: Readonly<Record<string, object>>): void;
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
      const importers = [...this.getModuleIds()].map((id) => {
        const info = this.getModuleInfo(id);
        return [id, [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]] as const;
      });
      writePackageList(outDir, { files, importers }, root);
    },
  };
}
