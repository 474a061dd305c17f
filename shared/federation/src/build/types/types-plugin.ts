import type { moduleFederationPlugin } from '@module-federation/sdk';
import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { declarationOf, emitDeclarations } from './emit-declarations';
import { typesApi, typesApiFile, typesArchive, typesArchiveFile } from './types-archive';

const name = 'Types';

/**
 * Writes the types of a remote's exposed modules next to its container. Watch and development builds omit them, as
 * each change would take a second longer.
 */
export class TypesPlugin {
  constructor(
    private readonly dir: string,
    /** Sources of the exposed modules, relative to that folder. */
    private readonly exposes: Readonly<Record<string, string>>,
  ) {}

  private async files(): Promise<Record<string, string | Buffer>> {
    const sources = Object.entries(this.exposes);
    const declarations = await emitDeclarations(this.dir, Object.values(this.exposes));
    const declared = sources.map(([module, source]) => [module, declarationOf(source)]);
    return {
      [typesArchiveFile]: typesArchive(declarations, Object.fromEntries(declared) as Record<string, string>),
      [typesApiFile]: typesApi(Object.keys(this.exposes)),
    };
  }

  apply(compiler: Compiler): void {
    let begun: Promise<Record<string, string | Buffer>> | undefined;
    compiler.hooks.run.tap(name, () => {
      if (compiler.options.mode === 'development') return;
      begun = this.files();
      // Avoids an unhandled rejection; awaiting it still throws.
      begun.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, content] of Object.entries((await begun) ?? {})) {
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}

/** Adds the types, if any, to `mf-manifest.json`. */
export function nameTypes({
  stats: { metaData },
  compilation,
}: moduleFederationPlugin.AdditionalDataOptions): void {
  if (!compilation.getAsset(typesArchiveFile)) return;
  metaData.types = { path: '', name: '', zip: typesArchiveFile, api: typesApiFile };
}
