import type { PageRelease, RenderOutcome } from '@shop/contracts';

export interface BreakerOptions {
  /** Consecutive failures within the window after which a version is skipped; a crash counts twice. */
  readonly failures?: number;
  readonly windowMs?: number;
  /** How long a version is skipped before it is retried; doubled after each failed retry, up to `maxMs`. */
  readonly firstMs?: number;
  readonly maxMs?: number;
  readonly now?: () => number;
}

interface State {
  failures: number;
  since: number;
  /** Time until which it is skipped; 0 if it is not. */
  openUntil: number;
  openMs: number;
}

/** Skips a version of a remote on the server after several failures, and retries it later. */
export interface ServerBreaker {
  /** The remotes that a render skips. After the delay, one render retries the version. */
  skipped(release: PageRelease): string[];
  /** Records the outcome of a render for a version; a success closes the breaker. */
  note(remote: string, version: string, outcome: Exclude<RenderOutcome['outcome'], 'skipped'>): void;
  /** Skips a version at once, because it crashed a process before any page was requested. */
  trip(remote: string, version: string): void;
}

export function createServerBreaker({
  failures: maxFailures = 3,
  windowMs = 60_000,
  firstMs = 10_000,
  maxMs = 600_000,
  now = Date.now,
}: BreakerOptions = {}): ServerBreaker {
  const states = new Map<string, State>();

  const open = (state: State) => {
    state.openMs = state.openMs === 0 ? firstMs : Math.min(state.openMs * 2, maxMs);
    state.openUntil = now() + state.openMs;
  };

  const stateOf = (key: string): State => {
    const known = states.get(key);
    if (known) return known;
    const made = { failures: 0, since: now(), openUntil: 0, openMs: 0 };
    states.set(key, made);
    return made;
  };

  return {
    skipped({ remotes }) {
      return Object.entries(remotes).flatMap(([remote, { version }]) => {
        const state = states.get(`${remote}@${version}`);
        if (!state || state.openUntil === 0) return [];
        if (now() < state.openUntil) return [remote];
        // One render retries. If it never reports an outcome, the next retry follows after the same delay.
        state.openUntil = now() + state.openMs;
        return [];
      });
    },
    note(remote, version, outcome) {
      const key = `${remote}@${version}`;
      if (outcome === 'rendered') return void states.delete(key);
      const state = stateOf(key);
      if (now() - state.since > windowMs) Object.assign(state, { failures: 0, since: now() });
      state.failures += outcome === 'threw' ? 1 : 2;
      if (state.openUntil > 0 || state.failures >= maxFailures) open(state);
    },
    trip(remote, version) {
      open(stateOf(`${remote}@${version}`));
    },
  };
}
