import type { moduleFederationPlugin } from '@module-federation/sdk';
import { buildSync } from 'esbuild';
import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { hostProvided } from './provided';

const name = 'StandaloneEntry';

/** `standalone-start.ts` of a folder for a remote, as a script. */
export function startScript(remoteName: string, folder: string = import.meta.dirname): string {
  const { outputFiles } = buildSync({
    // An import of it would be dropped: the published package declares no side effects.
    entryPoints: ['./standalone-start'],
    absWorkingDir: folder,
    define: { remoteName: JSON.stringify(remoteName), hostPackages: JSON.stringify(hostProvided) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes a remote's entry a second time, with the runtime's core before it: it works in any host, names packages that the host does
 * not share, and is as large as an entry that is built without `externalRuntime`.
 */
export class StandaloneEntryPlugin {
  #start: string | undefined;

  constructor(
    private readonly remoteName: string,
    private readonly entry: string,
    private readonly standalone: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the entry is minimized, and before sizes and source maps are read.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const entry = compilation.getAsset(this.entry);
        if (!entry) return;
        const { ConcatSource, RawSource } = webpack.sources;
        this.#start ??= startScript(this.remoteName);
        compilation.emitAsset(this.standalone, new ConcatSource(new RawSource(this.#start), entry.source));
      });
    });
  }
}

/** Sets the standalone entry as the entry in `mf-manifest.json`. */
export function nameStandaloneEntry(
  file: string,
  { stats: { metaData } }: moduleFederationPlugin.AdditionalDataOptions,
): void {
  if ('remoteEntry' in metaData) metaData.remoteEntry.name = file;
}
