import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export interface BreakerOptions {
  /** Falls back to another version of a remote, like `giveUp` of `lastKnownGoodPlugin`. */
  giveUp(remote: string): void;
  /** Called once for each version that works. */
  onGood(remote: string, version: string): void;
  /** Number of errors that trigger the fallback; 3 when absent. */
  readonly errors?: number;
  /** Period in which errors are counted, in ms; 60,000 when absent. */
  readonly withinMs?: number;
  /** A version is good after this many ms without an error; 10,000 when absent. */
  readonly goodAfterMs?: number;
  /** Calls back after the given number of ms. */
  readonly after?: (ms: number, task: () => void) => void;
  /** ms */
  readonly now?: () => number;
}

/** An event of a remote's version; `at` in ms, by default now. */
export interface Sign {
  readonly remote: string;
  readonly version: string;
  readonly at?: number;
}

export interface Breaker extends ModuleFederationRuntimePlugin {
  /** A version threw an error, during rendering or later. Call it where the error is caught, for example in an error boundary. */
  reportError(sign: Sign): void;
  /** A version is rendered and works. */
  reportReady(sign: Sign): void;
}

/** Replaces a version that throws too often with its fallback, and reports a version that runs for a while without an error. */
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
