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

/** The module that Node loads instead of a style sheet: an empty one. */
export const noStyles = 'dist/no-styles.js';

/** The path of the file that is built from a source file. */
const built = (file: string) => file.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

function builtTarget(target: Target): Target {
  if (typeof target !== 'string') return mapValues(target, builtTarget);
  // A CSS module becomes a script that exports its class names and imports its style sheet.
  if (target.endsWith('.module.css')) return `${built(target)}.js`;
  if (!target.endsWith('.css')) return built(target);
  return { types: `./${styleSheetTypes}`, node: `./${noStyles}`, default: built(target) };
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/**
 * Workspaces depend on each other's exact versions. Published packages accept newer minors, so that a project can
 * have one copy of each.
 */
const publishedRanges = (ranges: Ranges) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [
      name,
      name.startsWith('@shop/') && /^\d/.test(range) ? `^${range}` : range,
    ]),
  );

interface Facts {
  /** The supported range of Node versions. */
  readonly node: string;
  /** Whether it has CSS modules, which import their compiled style sheets from `#styles/`. */
  readonly hasCssModules: boolean;
}

/** Style sheets of compiled CSS modules. */
const styles: Targets = { '#styles/*.css': { node: `./${noStyles}`, default: './dist/*.css' } };

/**
 * The published package.json, derived from the package.json of the sources, so that entries and dependencies are
 * declared once. A package that does not declare side effects gets `sideEffects: false`. The sources omit it, since
 * the shell provides complete packages, and it made webpack's scripts 0.7 KB larger.
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
