import type { Build } from './read-build';

export const kinds = ['js', 'css', 'svg'] as const;
export type Kind = (typeof kinds)[number];

/** A file of one of the builds. */
export interface BuiltFile {
  readonly build: Build;
  readonly file: string;
}

/** Files that are requested together, by their name in the budget. */
export interface Group {
  readonly name: string;
  readonly files: readonly BuiltFile[];
}

export const kindOf = (file: string): Kind => kinds.find((kind) => file.endsWith(`.${kind}`)) ?? 'js';

const filesOf = (build: Build, { js, css }: { js: readonly string[]; css: readonly string[] }) =>
  [...js, ...css].map((file) => ({ build, file }));

export const entryOf = (build: Build): BuiltFile[] => filesOf(build, build.manifest.entry);

/** The files of an exposed module; throws if the build does not expose it. */
export function moduleOf(build: Build, module: string): BuiltFile[] {
  const assets = build.manifest.exposes[module];
  if (!assets) throw new Error(`${build.name} exposes no "${module}"`);
  return filesOf(build, assets);
}

/** The files that an `import()` loads; empty if nothing imports it. */
export function lazyOf(build: Build, request: string): BuiltFile[] {
  const lazy = build.stats.later.filter((group) => !group.fallback && group.request === request);
  return lazy.flatMap(({ files }) => files).map((file) => ({ build, file }));
}

/**
 * Pictures that scripts reference, such as the icon sprite. Those of a remote belong to its fallback copy of @shop/ui.
 */
export const picturesOf = (build: Build): BuiltFile[] =>
  Object.keys(build.manifest.exposes).length > 0
    ? []
    : (build.manifest.later ?? []).filter((file) => kindOf(file) === 'svg').map((file) => ({ build, file }));

/** Named chunks. */
function namedOf(build: Build): Group[] {
  const files = (build.manifest.later ?? []).filter((file) => kindOf(file) !== 'svg');
  const nameOf = (file: string) => file.split('.')[0] ?? file;
  return [...new Set(files.map(nameOf))].map((name) => ({
    name: `later ${name}`,
    files: files.filter((file) => nameOf(file) === name).map((file) => ({ build, file })),
  }));
}

/**
 * The groups of a build: its entry, each exposed module, each `import()`, and pictures that scripts reference.
 * Excludes fallback copies of shared packages.
 */
export function groupsOf(build: Build): Group[] {
  const requests = build.stats.later.filter(({ fallback }) => !fallback).map(({ request }) => request);
  return [
    { name: 'entry', files: entryOf(build) },
    ...Object.keys(build.manifest.exposes).map((module) => ({
      name: module,
      files: moduleOf(build, module),
    })),
    ...[...new Set(requests)].map((request) => ({
      name: `later ${request}`,
      files: lazyOf(build, request),
    })),
    ...namedOf(build),
    { name: 'pictures', files: picturesOf(build) },
  ];
}
