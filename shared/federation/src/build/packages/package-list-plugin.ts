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

/** The common part of webpack's and Rspack's compilers that this plugin uses. */
interface Compiler {
  readonly context: string;
  readonly outputPath: string;
  readonly watchMode?: boolean | undefined;
  readonly hooks: { readonly done: { tap(name: string, work: (stats: Stats) => void): void } };
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

/** For webpack and Rspack: lists the packages in a build, from which `shop-remote` creates the software bill of materials. */
export class PackageListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PackageList', (stats) => {
      // A dev server has its output in memory.
      if (compiler.watchMode || stats.hasErrors()) return;
      const { modules = [] } = stats.toJson(everything);
      const inFiles = modules.filter(({ orphan }) => orphan !== true);
      writePackageList(compiler.outputPath, filesOf(inFiles), compiler.context);
    });
  }
}
