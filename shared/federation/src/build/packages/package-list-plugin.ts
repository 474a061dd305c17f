import { writePackageList } from './package-list';

interface StatsModule {
  /** Whether it is not a module of the output: omitted, or concatenated into another one. */
  readonly orphan?: boolean | undefined;
  readonly nameForCondition?: string | null | undefined;
  readonly modules?: readonly StatsModule[] | undefined;
}

interface Stats {
  hasErrors(): boolean;
  toJson(options: object): { readonly modules?: readonly StatsModule[] | undefined };
}

/** A module before optimization; those of share scopes have no `resource`. */
interface GraphModule {
  readonly resource?: string | undefined;
}

interface Compilation {
  readonly modules: Iterable<object>;
  readonly moduleGraph: {
    getIncomingConnections(module: never): Iterable<{ readonly originModule?: object | null }>;
  };
  readonly hooks: { readonly finishModules: { tap(name: string, work: () => void): void } };
}

/** The common part of webpack's and Rspack's compilers that this plugin uses. */
interface Compiler {
  readonly context: string;
  readonly outputPath: string;
  readonly watchMode?: boolean | undefined;
  readonly hooks: {
    readonly done: { tap(name: string, work: (stats: Stats) => void): void };
    readonly thisCompilation: { tap(name: string, work: (compilation: Compilation) => void): void };
  };
}

/** All modules in files, including concatenated ones. */
const everything = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  // Without it, Rspack omits concatenated modules.
  orphanModules: true,
  modulesSpace: Number.MAX_SAFE_INTEGER,
  nestedModulesSpace: Number.MAX_SAFE_INTEGER,
};

const filesOf = (modules: readonly StatsModule[] = []): string[] =>
  modules.flatMap((one) => [
    ...(one.nameForCondition ? [one.nameForCondition] : []),
    ...filesOf(one.modules),
  ]);

/** The files that import each file, before optimization moves imports past files that only re-export. */
function importersIn({ modules, moduleGraph }: Compilation): [string, string[]][] {
  return [...modules].flatMap((module): [string, string[]][] => {
    const { resource } = module as GraphModule;
    if (!resource) return [];
    const connections = [...moduleGraph.getIncomingConnections(module as never)];
    const from = connections.flatMap(
      ({ originModule }) => (originModule as GraphModule | null)?.resource ?? [],
    );
    return [[resource, [...new Set(from)]]];
  });
}

/** For webpack and Rspack: lists the packages in a build, from which `shop-remote` creates the software bill of materials. */
export class PackageListPlugin {
  apply(compiler: Compiler): void {
    let importers: [string, string[]][] = [];
    compiler.hooks.thisCompilation.tap('PackageList', (compilation: Compilation) => {
      compilation.hooks.finishModules.tap('PackageList', () => {
        importers = importersIn(compilation);
      });
    });
    compiler.hooks.done.tap('PackageList', (stats) => {
      // A dev server has its output in memory.
      if (compiler.watchMode || stats.hasErrors()) return;
      const { modules = [] } = stats.toJson(everything);
      const inFiles = modules.filter(({ orphan }) => orphan !== true);
      writePackageList(compiler.outputPath, { files: filesOf(inFiles), importers }, compiler.context);
    });
  }
}
