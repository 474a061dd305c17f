import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import type { ExposeAssets } from '@shop/contracts';

/** Name of the manifest file in a build's output folder. */
export const buildManifestFile = 'build-manifest.json';

/** The manifest of a build's output, for publishing and the composer; paths are relative to the output folder. */
export interface BuildManifest {
  readonly entry: ExposeAssets;
  readonly exposes: Readonly<Record<string, ExposeAssets>>;
  /** Lazy files of an entry: named chunks, and pictures such as an icon sprite. */
  readonly later?: readonly string[];
}

/** Files of named `import()` chunks, and pictures that scripts refer to. */
function lazyFiles(compilation: Compilation, exposeChunks: readonly string[]): string[] {
  const chunks = [...compilation.namedChunkGroups]
    .filter(([name, group]) => !group.isInitial() && !exposeChunks.includes(name))
    .map(([, group]) => group);
  const pictures = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.svg'));
  const files = [...chunks.flatMap((group) => group.getFiles()), ...pictures];
  return [...new Set(files)].filter((file) => !file.endsWith('.map')).sort();
}

const byKind = (files: Iterable<string>): ExposeAssets => {
  const all = [...new Set(files)].filter((file) => !file.endsWith('.map')).sort();
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
};

/** Lists the files that each entry and each exposed module needs, so that a page can request all of them at once. */
export class BuildManifestPlugin {
  constructor(private readonly exposeChunks: Readonly<Record<string, string>> = {}) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifest', stage }, () => {
        const entryFiles = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const exposes = Object.entries(this.exposeChunks).map(([name, chunkName]) => {
          const files = compilation.namedChunkGroups.get(chunkName)?.getFiles();
          if (!files)
            throw new Error(`The build has no chunk "${chunkName}" for the exposed module "${name}"`);
          return [name, byKind(files)];
        });
        const manifest: BuildManifest = {
          entry: byKind(entryFiles),
          exposes: Object.fromEntries(exposes),
          later: lazyFiles(compilation, Object.values(this.exposeChunks)),
        };
        compilation.emitAsset(
          buildManifestFile,
          new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        );
      });
    });
  }
}
