import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** Name of the unpublished file that a build writes next to its output folders. */
export const buildStatsFile = 'build-stats.json';

/** Folder of the scripts' source maps, next to the output folders, whose files are served. */
export const sourceMapsFolder = 'maps';

/** The modules of a build's files. */
export interface BuildStats {
  /**
   * Minified bytes of each file, by source: a path from the checkout's root, one that begins with `node_modules/`, or
   * `webpack/…` for the runtime. Style sheets are measured by their sources.
   */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly later: readonly LaterFiles[];
}

/** The files that an `import()` loads. */
export interface LaterFiles {
  /** The import specifier, such as `./engine`; empty for imports by Module Federation. */
  readonly request: string;
  readonly files: readonly string[];
  /** Whether they belong to a fallback copy of a shared package, used if the host's copy is incompatible. */
  readonly fallback: boolean;
}

const name = 'BuildStats';

/** Module Federation's modules for a build's own copy of a shared package. */
const sharing = /^(consume-shared-module\||provide module )/;

/** The name of a source, independent of the checkout's path. */
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

/** Removes the source maps of scripts from the output, and returns them by name. */
function takeMaps(compilation: Compilation): ReadonlyMap<string, string> {
  const names = Object.keys(compilation.assets).filter((file) => file.endsWith('.js.map'));
  return new Map(
    names.map((name) => {
      const text = String(compilation.getAsset(name)?.source.source());
      compilation.deleteAsset(name);
      return [name, text];
    }),
  );
}

function readScripts(compilation: Compilation, maps: ReadonlyMap<string, string>): BuildStats['files'] {
  return Object.fromEntries(
    Array.from(maps, ([name, text]) => {
      const file = name.slice(0, -'.map'.length);
      const code = String(compilation.getAsset(file)?.source.source());
      const map = new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]);
      return [file, bytesBySource(code, map)];
    }),
  );
}

function writeMaps(folder: string, maps: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of maps) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
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

/** Writes the modules of each file of a production build, and the source maps of its scripts, next to the output. */
export class BuildStatsPlugin {
  constructor(private readonly options: { readonly keepMaps?: boolean } = {}) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const root = path.dirname(compiler.context);
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      moduleFilenameTemplate: (info: { absoluteResourcePath: string }) =>
        sourceName(info.absoluteResourcePath, root),
    }).apply(compiler);
    let stats: BuildStats;
    let maps: ReadonlyMap<string, string> = new Map();
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        maps = takeMaps(compilation);
        const files = { ...readScripts(compilation, maps), ...readStyles(compilation, root) };
        stats = { files, later: readLazy(compilation) };
      });
    });
    compiler.hooks.afterEmit.tap(name, () => {
      // A dev server has its output in memory.
      if (compiler.watchMode) return;
      const outputParent = path.dirname(compiler.outputPath);
      writeFileSync(path.join(outputParent, buildStatsFile), `${JSON.stringify(stats, null, 1)}\n`);
      if (this.options.keepMaps !== false) writeMaps(path.join(outputParent, sourceMapsFolder), maps);
    });
  }
}
