import type { TimedEvent } from './page-events';

/** How many errors in how many ms give a version up, and how many ms without any show that it is good. */
export const patience = { errors: 3, withinMs: 60_000, goodAfterMs: 10_000 } as const;

interface BreakerPort {
  /** Gives the remote's chosen version up. */
  giveUp(remote: string): void;
  /** Remembers a version as one that works. */
  keepGood(remote: string, version: string): void;
  /** Calls back later; `ms` from now. */
  after(ms: number, task: () => void): void;
}

/** Watches over the remotes of a page by what happens to them; takes events in the order of time. */
export function createBreaker({ giveUp, keepGood, after }: BreakerPort): (event: TimedEvent) => void {
  const errors = new Map<string, number[]>();
  const watched = new Set<string>();
  const givenUp = new Set<string>();
  return ({ kind, remote, version, at }) => {
    const name = `${remote}@${version}`;
    if (kind === 'error') {
      const recent = [...(errors.get(name) ?? []), at].filter((moment) => at - moment < patience.withinMs);
      errors.set(name, recent);
      if (recent.length < patience.errors || givenUp.has(name)) return;
      givenUp.add(name);
      giveUp(remote);
    }
    if (kind === 'ready' && !watched.has(name)) {
      watched.add(name);
      after(patience.goodAfterMs, () => {
        if (!errors.has(name)) keepGood(remote, version);
      });
    }
  };
}
