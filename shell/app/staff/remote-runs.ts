import type { PageRelease } from '@shop/contracts';
import type { PageEvent } from '../../federation/page-events';

/** How a remote of the page runs. */
export interface RemoteRun {
  /** The version that runs, or would if the page needed it. */
  readonly version: string;
  /** How long the loader took until its first module could run, in ms; null while nothing of it was requested. */
  readonly ms: number | null;
  readonly state: 'chosen' | 'fallback' | 'lost';
}

/** How a remote runs, by all that has happened to it in this page: the version that came last is the one that runs. */
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
