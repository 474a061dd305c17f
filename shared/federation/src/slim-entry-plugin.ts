import type { Chunk, Compiler, Compilation, RuntimeModule } from 'webpack';
import { loadScript, loadStyles, publicPath, type Loading } from './entry-runtime';

const name = 'SlimEntry';

/** Type of a module that was extracted into a style sheet. */
const styles = 'css/mini-extract';

/** The runtime's own words for a module of it; webpack has no other name for them. */
type Write = (chunk: Chunk, compilation: Compilation, written: () => string | null) => string | null;

const loadingOf = ({ crossOriginLoading }: Compilation['outputOptions']): Loading => ({
  checked: crossOriginLoading === 'anonymous',
});

const instead: Readonly<Record<string, Write>> = {
  publicPath: (_chunk, { outputOptions }, written) =>
    outputOptions.publicPath === 'auto' ? publicPath : written(),
  'load script': (_chunk, { outputOptions }) =>
    loadScript(outputOptions.chunkLoadTimeout ?? 0, loadingOf(outputOptions)),
  'css loading': (chunk, { chunkGraph, outputOptions }) => {
    const styled = [...chunk.getAllAsyncChunks()].filter((one) =>
      chunkGraph.getChunkModulesIterableBySourceType(one, styles),
    );
    return loadStyles(styled.map(({ id }) => id ?? '').sort(), loadingOf(outputOptions));
  },
  // Federation's, which follows, takes the place of webpack's own.
  sharing: (_chunk, _compilation, written) => {
    const code = written();
    return code?.includes('initOptions.shared') ? code : null;
  },
};

/**
 * Makes the file that starts a build smaller: chunks with a name are known by that and nothing else, and the parts of webpack's
 * runtime for which there is something shorter here give way to it.
 */
export class SlimEntryPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.chunkIds.tap({ name, stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
      compilation.hooks.runtimeModule.tap(name, (module: RuntimeModule, chunk) => {
        const write = instead[module.name];
        if (!write) return;
        const written = module.generate.bind(module) as () => string | null;
        module.generate = () => write(chunk, compilation, written) ?? '';
      });
    });
  }
}
