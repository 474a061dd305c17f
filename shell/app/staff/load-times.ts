import type { PageRelease } from '@shop/contracts';
import type { PageEvent } from '../../federation/page-events';

/** The state of a remote in the page. */
export interface RemoteRun {
  /** The version that runs, or would run if the page needed it. */
  readonly version: string;
  /** Time until its first module could run, in ms; null if it was not requested. */
  readonly ms: number | null;
  readonly state: 'chosen' | 'fallback' | 'lost';
}

/** The state of a remote from its events in this page; the latest version is the one that runs. */
export function runOf(remote: string, { remotes }: PageRelease, events: readonly PageEvent[]): RemoteRun {
  const wanted = remotes[remote]?.version ?? '';
  const own = events.filter((event) => event.remote === remote);
  const version = own.findLast(({ kind }) => kind === 'loaded' || kind === 'ready')?.version ?? wanted;
  const outcome = own.findLast(({ kind }) => kind === 'loaded' || kind === 'ready' || kind === 'lost');
  const loaded = own.findLast((event) => event.kind === 'loaded' && event.version === version);
  const ms = loaded?.kind === 'loaded' ? loaded.ms : null;
  if (outcome?.kind === 'lost') return { version: wanted, ms: null, state: 'lost' };
  return { version, ms, state: version === wanted ? 'chosen' : 'fallback' };
}

/** The fields of resource timings that are used. */
export type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'duration' | 'encodedBodySize' | 'transferSize'
>;

/** Files of a version that the page has loaded. */
interface Loaded {
  readonly files: number;
  /** Compressed size without headers; null if the browser does not report it. */
  readonly bytes: number | null;
  /** Duration of the slowest request. */
  readonly ms: number;
  /** Number of files from the browser's cache. */
  readonly cached: number;
}

function sum(timings: readonly Timing[]): Loaded | null {
  if (timings.length === 0) return null;
  const bytes = timings.reduce((size, { encodedBodySize }) => size + encodedBodySize, 0);
  return {
    files: timings.length,
    bytes: bytes || null,
    ms: Math.max(...timings.map(({ duration }) => duration)),
    cached: timings.filter(({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0)
      .length,
  };
}

/** Files that the page has loaded from the folder `base` of a version: its entry, scripts and stylesheets. */
export function loadTimes(
  timings: readonly Timing[],
  base: string,
  entry: string,
): { readonly entry: Loaded | null; readonly chunks: Loaded | null } {
  const byPath = new Map<string, Timing>();
  for (const timing of timings) {
    const { pathname } = new URL(timing.name, location.href);
    // A failed file is requested again with a query; the last request counts.
    if (pathname.startsWith(base) && /\.(m?js|css)$/.test(pathname)) byPath.set(pathname, timing);
  }
  const of = (isWanted: (path: string) => boolean) =>
    sum([...byPath].flatMap(([path, timing]) => (isWanted(path) ? timing : [])));
  return { entry: of((path) => path === base + entry), chunks: of((path) => path !== base + entry) };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** `3 files, 12.4 KB, the slowest in 35 ms, 1 from this browser’s cache`. */
export function loadedText({ files, bytes, ms, cached }: Loaded): string {
  const time = `${Math.round(ms)} ms`;
  return [
    ...(files > 1 ? [`${files} files`] : []),
    ...(bytes === null ? [] : [kb(bytes)]),
    files > 1 ? `the slowest in ${time}` : time,
    ...(cached > 0 ? [`${files > 1 ? `${cached} ` : ''}from this browser’s cache`] : []),
  ].join(', ');
}
