import type { PageRelease, RenderOutcome } from '@shop/contracts';
import { fragmentName } from './protocol';

export interface BreakerOptions {
  /** Failures in a row, within the window, after which a module is skipped; a timeout or a crashed process counts twice. */
  readonly failures?: number;
  readonly windowMs?: number;
  /** How long a version is skipped before it is retried; doubled after each failed retry, up to `maxMs`. */
  readonly firstMs?: number;
  readonly maxMs?: number;
  readonly now?: () => number;
}

/** A module of one version of a remote. */
interface VersionModule {
  readonly remote: string;
  readonly module: string;
  readonly version: string;
}

interface State extends VersionModule {
  failures: number;
  since: number;
  /** Time until which it is skipped; 0 if it is not. */
  openUntil: number;
  openMs: number;
}

interface Choice {
  /** The modules that this render skips, as `remote/module`. */
  readonly skip: readonly string[];
  /** The modules that only this render retries. */
  readonly retried: readonly string[];
}

/** Skips a module of a remote on the server after a few failures, and retries it later. The remote's other modules still render. */
export interface ServerBreaker {
  /** The modules that a render skips. After the delay, a single render retries the module. */
  choose(release: PageRelease): Choice;
  /** The page did not need these of the retried modules, so that the next render may retry them. */
  notTried(release: PageRelease, names: readonly string[]): void;
  /** Records the outcome of rendering a module; a success closes the breaker. */
  record(module: VersionModule, outcome: Exclude<RenderOutcome['outcome'], 'skipped'>): void;
  /** Skips a module from now on: it crashed a process before any page was requested. */
  trip(module: VersionModule): void;
}

export function createServerBreaker({
  failures: maxFailures = 3,
  windowMs = 60_000,
  firstMs = 10_000,
  maxMs = 600_000,
  now = Date.now,
}: BreakerOptions = {}): ServerBreaker {
  const states = new Map<string, State>();
  const keyOf = (one: VersionModule) => `${fragmentName(one)}@${one.version}`;

  const open = (state: State) => {
    state.openMs = state.openMs === 0 ? firstMs : Math.min(state.openMs * 2, maxMs);
    state.openUntil = now() + state.openMs;
  };

  const stateOf = ({ remote, module, version }: VersionModule): State => {
    const key = keyOf({ remote, module, version });
    const known = states.get(key);
    if (known) return known;
    const made = { remote, module, version, failures: 0, since: now(), openUntil: 0, openMs: 0 };
    states.set(key, made);
    return made;
  };

  const openOf = ({ remotes }: PageRelease) =>
    [...states.values()].filter(
      ({ remote, version, openUntil }) => openUntil > 0 && remotes[remote]?.version === version,
    );

  return {
    choose(release) {
      const skip: string[] = [];
      const retried: string[] = [];
      for (const state of openOf(release)) {
        const isSkipped = now() < state.openUntil;
        (isSkipped ? skip : retried).push(fragmentName(state));
        // One render retries. If it never reports an outcome, the next retry follows after the same delay.
        if (!isSkipped) state.openUntil = now() + state.openMs;
      }
      return { skip, retried };
    },
    notTried(release, names) {
      for (const state of openOf(release)) if (names.includes(fragmentName(state))) state.openUntil = now();
    },
    record(module, outcome) {
      if (outcome === 'rendered') return void states.delete(keyOf(module));
      const state = stateOf(module);
      if (now() - state.since > windowMs) Object.assign(state, { failures: 0, since: now() });
      state.failures += outcome === 'threw' ? 1 : 2;
      if (state.openUntil > 0 || state.failures >= maxFailures) open(state);
    },
    trip: (module) => open(stateOf(module)),
  };
}
