import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export interface BreakerOptions {
  /** Gives the version of a remote up, as the `giveUp` of `lastKnownGoodPlugin` does. */
  giveUp(remote: string): void;
  /** Told once that a version works. */
  onGood(remote: string, version: string): void;
  /** So many errors give a version up; 3 when absent. */
  readonly errors?: number;
  /** The errors have to fall within so many ms; 60,000 when absent. */
  readonly withinMs?: number;
  /** A version that runs so many ms without an error is good; 10,000 when absent. */
  readonly goodAfterMs?: number;
  /** Calls back after so many ms. */
  readonly after?: (ms: number, task: () => void) => void;
  /** ms */
  readonly now?: () => number;
}

/** What happened to a version of a remote; `at` in ms, now when absent. */
export interface Sign {
  readonly remote: string;
  readonly version: string;
  readonly at?: number;
}

export interface Breaker extends ModuleFederationRuntimePlugin {
  /** A version threw: while it was rendered, or later. Whoever catches the error reports it, as an error boundary does. */
  reportError(sign: Sign): void;
  /** A version is on the screen and works. */
  reportReady(sign: Sign): void;
}

/** Gives a version of a remote up that throws too often, and tells of one that runs for a while without an error. */
export function breakerPlugin({
  giveUp,
  onGood,
  errors: limit = 3,
  withinMs = 60_000,
  goodAfterMs = 10_000,
  after = (ms, task) => void setTimeout(task, ms),
  now = () => performance.now(),
}: BreakerOptions): Breaker {
  const errors = new Map<string, number[]>();
  const watched = new Set<string>();
  const givenUp = new Set<string>();
  const keyOf = ({ remote, version }: Sign) => `${remote}@${version}`;
  return {
    name: 'breaker',
    reportError(sign) {
      const key = keyOf(sign);
      const at = sign.at ?? now();
      const recent = [...(errors.get(key) ?? []), at].filter((moment) => at - moment < withinMs);
      errors.set(key, recent);
      if (recent.length < limit || givenUp.has(key)) return;
      givenUp.add(key);
      giveUp(sign.remote);
    },
    reportReady(sign) {
      const key = keyOf(sign);
      if (watched.has(key)) return;
      watched.add(key);
      after(goodAfterMs, () => {
        if (!errors.has(key)) onGood(sign.remote, sign.version);
      });
    },
  };
}
