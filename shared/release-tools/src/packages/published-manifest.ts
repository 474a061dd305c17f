/** A path inside the package, or paths by condition, as in `exports` and `imports` of a package.json. */
export type Target = string | { readonly [condition: string]: Target };

type Targets = Readonly<Record<string, Target>>;
type Ranges = Readonly<Record<string, string>>;

/** A package.json under `shared/`: its entries are the TypeScript sources. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Targets;
  readonly imports?: Targets;
  readonly dependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: { readonly access?: string; readonly directory?: string };
}

export interface PublishedManifest extends Omit<SourceManifest, 'publishConfig'> {
  readonly engines: { readonly node: string };
  readonly files: readonly string[];
  readonly publishConfig: { readonly access?: string };
}

/** The type of an exported stylesheet: a module without exports. */
export const styleSheetTypes = 'dist/style-sheet.d.ts';

/** What Node gets for a style sheet, for which it has no use: an empty module. */
export const noStyles = 'dist/no-styles.js';

/** Where the build puts what is made of a source file. */
const built = (file: string) => file.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

function builtTarget(target: Target): Target {
  if (typeof target !== 'string') return mapValues(target, builtTarget);
  // A CSS module becomes a script with the names of its classes, which asks for its style sheet.
  if (target.endsWith('.module.css')) return `${built(target)}.js`;
  if (!target.endsWith('.css')) return built(target);
  return { types: `./${styleSheetTypes}`, node: `./${noStyles}`, default: built(target) };
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Workspaces name each other's exact version; who installs them needs one copy of each, so that newer minors do as well. */
const publishedRanges = (ranges: Ranges) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [
      name,
      name.startsWith('@shop/') && /^\d/.test(range) ? `^${range}` : range,
    ]),
  );

interface Facts {
  /** The versions of Node that it runs in, as a range. */
  readonly node: string;
  /** It has CSS modules, which refer to their compiled style sheets by `#styles/`. */
  readonly hasCssModules: boolean;
}

/** Style sheets of compiled CSS modules. */
const styles: Targets = { '#styles/*.css': { node: `./${noStyles}`, default: './dist/*.css' } };

/**
 * The package.json that is published, made from the one of the sources, so that entries and dependencies are written once. A package that does not declare side effects has none. The sources leave that out: the shell provides these packages whole, and
 * webpack, looking past their entries, made its scripts 0.7 KB larger.
 */
export function publishedManifest(source: SourceManifest, { node, hasCssModules }: Facts): PublishedManifest {
  const { name, version, description, license, type, sideEffects, dependencies } = source;
  const { peerDependencies, peerDependenciesMeta, publishConfig } = source;
  const imports = { ...mapValues(source.imports ?? {}, builtTarget), ...(hasCssModules ? styles : {}) };
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node },
    files: ['dist', 'src', 'CHANGELOG.md'],
    sideEffects: typeof sideEffects === 'object' ? sideEffects.map(built) : (sideEffects ?? false),
    exports: mapValues(source.exports, builtTarget),
    imports: Object.keys(imports).length > 0 ? imports : undefined,
    dependencies: dependencies && publishedRanges(dependencies),
    peerDependencies,
    peerDependenciesMeta,
    publishConfig: { access: publishConfig?.access },
  };
}
