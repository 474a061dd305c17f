import { allowedDuplicates } from './allowed-duplicates';
import { kindOf, type BuiltFile, type Kind } from './groups';
import type { Page } from './pages';
import type { Build } from './read-build';

/** A source that a shopper may download more than once. */
export interface Duplicate {
  readonly source: string;
  /** A style sheet's script contains its class names, so both may be duplicated. */
  readonly kind: Kind;
  /** Its files, as `<build>/<file>`, with its minified size there in bytes. */
  readonly places: readonly (readonly [place: string, bytes: number])[];
  /** Bytes beyond the largest copy. */
  readonly waste: number;
}

const nameOf = ({ build, file }: BuiltFile) => `${build.name}/${file}`;

function placesBySource(files: readonly BuiltFile[]) {
  const places = new Map<string, (readonly [BuiltFile, number])[]>();
  for (const place of files) {
    for (const [source, bytes] of Object.entries(place.build.stats.files[place.file] ?? {})) {
      const key = `${kindOf(place.file)} ${source}`;
      places.set(key, [...(places.get(key) ?? []), [place, bytes]]);
    }
  }
  return places;
}

function duplicatesAmong(
  files: readonly BuiltFile[],
  isDuplicate: (places: readonly BuiltFile[]) => boolean,
): Duplicate[] {
  return [...placesBySource(files)]
    .filter(([, places]) => places.length > 1 && isDuplicate(places.map(([place]) => place)))
    .map(([key, places]) => {
      const sizes = places.map(([, bytes]) => bytes);
      const waste = sizes.reduce((sum, bytes) => sum + bytes, 0) - Math.max(...sizes);
      const named = places.map(([place, bytes]) => [nameOf(place), bytes] as const);
      const kind: Kind = key.startsWith('css ') ? 'css' : 'js';
      return { source: key.slice(kind.length + 1), kind, places: named, waste };
    })
    .sort((a, b) => b.waste - a.waste);
}

/** Every file that the shop's pages may load: all except fallback copies for other hosts. */
function filesOf(build: Build): BuiltFile[] {
  const { entry, exposes } = build.manifest;
  const lazy = build.stats.later.filter(({ fallback }) => !fallback);
  const names = [entry, ...Object.values(exposes)].flatMap(({ js, css }) => [...js, ...css]);
  const all = new Set([...names, ...lazy.flatMap(({ files }) => files), ...(build.manifest.later ?? [])]);
  return [...all].map((file) => ({ build, file }));
}

/** Sources in two builds. */
export function acrossBuilds(builds: readonly Build[]): Duplicate[] {
  return duplicatesAmong(
    builds.flatMap(filesOf),
    (places) => new Set(places.map(({ build }) => build)).size > 1,
  );
}

/** Sources that a page downloads twice, including when it is scrolled to its end. */
export function withinPages(pages: readonly Page[]): Duplicate[] {
  const found = pages.flatMap(({ arriving, scrolling }) =>
    duplicatesAmong([...arriving, ...scrolling], () => true),
  );
  return [
    ...new Map(found.map((duplicate) => [`${duplicate.kind} ${duplicate.source}`, duplicate])).values(),
  ];
}

/**
 * Sources in several files of one build: the main pages load at most one of these files, but other pages
 * download the source again.
 */
export function withinBuild(build: Build): Duplicate[] {
  return duplicatesAmong(filesOf(build), () => true);
}

/** Duplicates without a reason. */
export const unexplained = (duplicates: readonly Duplicate[]): Duplicate[] =>
  duplicates.filter(
    ({ source, places }) =>
      !allowedDuplicates.some(
        ({ sources, upTo }) => sources.test(source) && places.every(([, bytes]) => bytes <= upTo),
      ),
  );
