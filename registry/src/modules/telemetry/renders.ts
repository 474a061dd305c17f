import type { RenderOutcome, Variant } from '@shop/contracts';
import { checkNames, RegistryError } from '@shop/protocol';
import type { Db } from '../../platform/db/tables';
import { addHealth } from './health';
import { renderBatchMs } from '../../durations';

/** Number of server renders of a version, and of failed ones. */
export interface RenderCount {
  readonly remote: string;
  readonly version: string;
  readonly variant: Variant;
  readonly renders: number;
  /** Renders that threw, timed out or crashed. */
  readonly failures: number;
}

/** Counts server renders in memory and sends the sums at intervals. */
export interface RenderCounts {
  /** Never throws and never blocks. Previews and skipped remotes are not counted. */
  count(outcome: RenderOutcome): void;
  /** Sends the counts since the last flush. Rejects if that fails; the counts are then sent with the next flush. */
  flush(): Promise<void>;
  /**
   * Flushes at intervals until the returned function is called, which flushes once more and waits. `onError` is called for the
   * first of consecutive failures.
   */
  start(onError: (error: unknown) => void): () => Promise<void>;
}

interface Options {
  /** Sends sums. If it rejects, they are sent again. */
  readonly send: (counts: readonly RenderCount[]) => Promise<void>;
  readonly everyMs?: number;
}

/** Maximum number of versions between two flushes. Further versions are not counted. */
const maxVersions = 200;

const keyOf = ({ remote, version, variant }: Pick<RenderCount, 'remote' | 'version' | 'variant'>) =>
  `${remote}@${version} ${variant}`;

export function createRenderCounts({ send, everyMs = renderBatchMs }: Options): RenderCounts {
  let counts = new Map<string, RenderCount>();

  const add = (more: RenderCount) => {
    const key = keyOf(more);
    const known = counts.get(key);
    if (!known && counts.size >= maxVersions) return;
    const { renders = 0, failures = 0 } = known ?? {};
    counts.set(key, { ...more, renders: renders + more.renders, failures: failures + more.failures });
  };

  const flush = async () => {
    if (counts.size === 0) return;
    const batch = [...counts.values()];
    counts = new Map();
    try {
      await send(batch);
    } catch (error) {
      for (const one of batch) add(one);
      throw error;
    }
  };

  return {
    count({ remote, version, variant, outcome }) {
      if (variant === 'preview' || outcome === 'skipped') return;
      add({ remote, version, variant, renders: 1, failures: outcome === 'rendered' ? 0 : 1 });
    },
    flush,
    start(onError) {
      let running: Promise<void> = Promise.resolve();
      let isUnavailable = false;
      const attempt = async () => {
        try {
          await flush();
          isUnavailable = false;
        } catch (error) {
          if (!isUnavailable) onError(error);
          isUnavailable = true;
        }
      };
      const turn = () => {
        running = running.then(attempt);
        return running;
      };
      const timer = setInterval(() => void turn(), everyMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        return turn();
      };
    },
  };
}

const refuse = (text: string): never => {
  throw new RegistryError(422, `These renders cannot be counted: ${text}`);
};

/** Throws a RegistryError 422 for an invalid batch, which is not counted. */
export function checkRenders(counts: readonly RenderCount[]): void {
  for (const { remote, version, renders, failures } of counts) {
    checkNames(remote, version);
    if (failures > renders) refuse(`"failures" must be a whole number from 0 to ${renders}.`);
  }
  const names = new Set(counts.map(({ remote, version, variant }) => `${remote}@${version} ${variant}`));
  if (names.size !== counts.length) refuse('a version is listed twice.');
}

/** Adds server renders to the window of `at`, separately from reports of sessions. */
export async function saveRenders(
  db: Db,
  env: string,
  counts: readonly RenderCount[],
  at: Date,
): Promise<void> {
  const versions = counts.map(({ renders, failures, ...version }) => ({
    ...version,
    counts: { serverRenders: renders, serverFailures: failures },
  }));
  await addHealth(db, env, at, versions);
}
