import { writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** Name of the file that a build writes beside its output folders, unpublished. */
export const buildStatsFile = 'build-stats.json';

/** The modules of a build's files. */
export interface BuildStats {
  /**
   * Bytes of each file after minifying, by source: a path from the checkout's root, one that begins with `node_modules/`, or
   * `webpack/…` for the runtime. Style sheets count by their sources.
   */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly later: readonly LaterFiles[];
}

/** Files of an `import()`. */
export interface LaterFiles {
  /** The import specifier, such as `./engine`; empty for federation's own. */
  readonly request: string;
  readonly files: readonly string[];
  /** Whether they belong to a fallback copy of a shared package, used when the host's is not compatible. */
  readonly fallback: boolean;
}

const name = 'BuildStats';

/** Federation's modules for a build's own copy of a shared package. */
const sharing = /^(consume-shared-module\||provide module )/;

/** Name of a source, independent of the checkout's path. */
function sourceName(resource: string, root: string): string {
  const inPackages = resource.lastIndexOf('node_modules/');
  if (inPackages >= 0) return resource.slice(inPackages);
  return path.isAbsolute(resource) ? path.relative(root, resource) : resource;
}

function bytesBySource(code: string, map: SourceMap): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      if ('originalSource' in entry && entry.originalSource)
        bytes[entry.originalSource] = (bytes[entry.originalSource] ?? 0) + 1;
    }
  }
  return bytes;
}

function readScripts(compilation: Compilation): BuildStats['files'] {
  const maps = Object.keys(compilation.assets).filter((file) => file.endsWith('.js.map'));
  return Object.fromEntries(
    maps.map((mapFile) => {
      const file = mapFile.slice(0, -'.map'.length);
      const text = (of: string) => String(compilation.getAsset(of)?.source.source());
      const map = new SourceMap(JSON.parse(text(mapFile)) as ConstructorParameters<typeof SourceMap>[0]);
      compilation.deleteAsset(mapFile);
      return [file, bytesBySource(text(file), map)];
    }),
  );
}

function readStyles(compilation: Compilation, root: string): BuildStats['files'] {
  const sheets = [...compilation.chunks].flatMap((chunk) => {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const styles = modules.filter(({ type }) => type.startsWith('css/'));
    const bytes = styles.map((style) => [sourceName(style.nameForCondition() ?? '', root), style.size()]);
    return [...chunk.files]
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, Object.fromEntries(bytes) as Record<string, number>] as const);
  });
  return Object.fromEntries(sheets);
}

/** Whether the group is loaded only when the host's version of a shared package is not compatible. */
function isFallback(group: ChunkGroup, seen: readonly ChunkGroup[] = []): boolean {
  const parents = [...group.parentsIterable].filter((parent) => !seen.includes(parent));
  const byFederation = group.origins.some(({ module }) => sharing.test(module?.identifier() ?? ''));
  return (
    byFederation ||
    (parents.length > 0 &&
      parents.every((parent) => !parent.isInitial() && isFallback(parent, [...seen, group])))
  );
}

function readLazy(compilation: Compilation): LaterFiles[] {
  return compilation.chunkGroups
    .filter((group) => !group.isInitial() && !group.name)
    .map((group) => ({
      request: [...new Set(group.origins.map(({ request }) => request ?? ''))].sort().join(' '),
      files: group.getFiles().filter((file) => !file.endsWith('.map')),
      fallback: isFallback(group),
    }));
}

/** Writes the modules of each file of a production build, beside the output, unpublished. */
export class BuildStatsPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const root = path.dirname(compiler.context);
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      module: false,
      noSources: true,
      moduleFilenameTemplate: (info: { absoluteResourcePath: string }) =>
        sourceName(info.absoluteResourcePath, root),
    }).apply(compiler);
    let stats: BuildStats;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = { ...readScripts(compilation), ...readStyles(compilation, root) };
        stats = { files, later: readLazy(compilation) };
      });
    });
    compiler.hooks.afterEmit.tap(name, () => {
      // A dev server keeps its output in memory.
      if (compiler.watchMode) return;
      writeFileSync(
        path.join(compiler.outputPath, '..', buildStatsFile),
        `${JSON.stringify(stats, null, 1)}\n`,
      );
    });
  }
}
