import type { moduleFederationPlugin } from '@module-federation/sdk';
import { buildSync } from 'esbuild';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'StandaloneEntry';

/** The part of the federation runtime that an entry built with `externalRuntime` reads from a global. */
const core = `
import * as core from '@module-federation/runtime/core';
globalThis._FEDERATION_RUNTIME_CORE ??= core;
`;

let bundled: string | undefined;

/** The runtime's core as a script that does not replace a host's own core. */
function coreScript(): string {
  bundled ??= buildSync({
    stdin: { contents: core, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  }).outputFiles[0]?.text;
  return bundled ?? '';
}

/**
 * Writes a second entry of a remote, which includes the runtime's core: it works in any host, and is as large as an
 * entry built without `externalRuntime`.
 */
export class StandaloneEntryPlugin {
  constructor(
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
        compilation.emitAsset(this.standalone, new ConcatSource(new RawSource(coreScript()), entry.source));
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
