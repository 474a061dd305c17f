import { inSpan } from '@shop/tracing';
import { availableParallelism } from 'node:os';
import type { PageRelease, Variant } from '@shop/contracts';
import type { FailureKind, PageRequest, RenderedPage } from './protocol';
import { RenderError } from './render-error';
import {
  defaultLimits,
  startRenderProcess,
  type ProcessLimits,
  type ProcessOptions,
  type RenderProcess,
} from './render-process';

export interface RenderPoolOptions extends Omit<ProcessOptions, 'limits'> {
  readonly limits?: Partial<ProcessLimits>;
  /** Renders at a time; one more process is kept ready as a spare. One for each processor when absent. */
  readonly concurrency?: number;
  /** The first process, when it has been started already. */
  readonly first?: RenderProcess | undefined;
  /** Renders that may wait; more are refused at once. */
  readonly maxWaiting?: number;
  readonly onPrepareFailure?: (failure: PrepareFailure) => void;
}

export interface RenderJobOptions {
  /** Aborts when nobody waits for the page any more. */
  readonly signal?: AbortSignal;
  /** Takes only an idle process, and is refused without one: for pages that are only refreshed. */
  readonly whenIdle?: boolean;
}

/** A version whose server code could not be prepared. */
export interface PrepareFailure {
  readonly remote: string;
  readonly version: string;
  readonly variant?: Variant;
  readonly kind: FailureKind | 'died';
}

/** The current load of a pool. */
export interface RenderLoad {
  /** Renders that wait for a process. */
  readonly waiting: number;
  /** Renders that run. */
  readonly running: number;
  /** Processes that are up, including the spare. */
  readonly processes: number;
}

export interface RenderPool {
  /** Calls for the job once there is a process for it. Rejects with a RenderError. */
  render(request: () => PageRequest, options?: RenderJobOptions): Promise<RenderedPage>;
  /**
   * Makes every process link these releases' code before it takes its next page, also processes that start later. Resolves
   * when all idle processes have done so. A version that hangs or crashes a process is left out from then on.
   */
  prepare(releases: readonly PageRelease[]): Promise<void>;
  /** Whether the queue is full. */
  isFull(): boolean;
  /** Starts all processes but the first, which starts with the pool; called for when the first one is slow or ends. */
  openAll(): void;
  load(): RenderLoad;
  close(): Promise<void>;
}

interface Waiting {
  readonly run: (taken: RenderProcess) => void;
  readonly refuse: (error: RenderError) => void;
}

/** Restart delay, from the first to the second value in ms: doubled while no process comes up. */
const restart = { firstMs: 100, mostMs: 5000 } as const;

const without = (releases: readonly PageRelease[], { remote, version }: Omit<PrepareFailure, 'kind'>) =>
  releases.map((release) => {
    const rest = Object.entries(release.remotes).filter(
      ([name, one]) => name !== remote || one.version !== version,
    );
    return { ...release, remotes: Object.fromEntries(rest) };
  });

const find = (releases: readonly PageRelease[], remote: string, version?: string) =>
  releases
    .flatMap(({ remotes }) => remotes[remote] ?? [])
    .find((one) => version === undefined || one.version === version);

/** Renders pages in processes of their own, so that a remote that hangs, crashes or leaks memory affects no other page. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { concurrency = Math.max(1, availableParallelism()), maxWaiting = 64, onError } = options;
  const { onPrepareFailure = () => undefined } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const all = new Set<RenderProcess>();
  const idle: RenderProcess[] = [];
  const queue: Waiting[] = [];
  const prepared = new WeakMap<RenderProcess, readonly PageRelease[]>();
  const restarts = new Set<NodeJS.Timeout>();
  let preparing: readonly PageRelease[] = [];
  let busy = 0;
  let restartMs: number = restart.firstMs;
  let hasAll = false;
  let closed = false;

  /** Gives queued renders to idle processes, at most `concurrency` at a time: the last one is the spare. */
  const next = () => {
    while (busy < concurrency && idle.length > 0 && queue.length > 0) {
      const [taken, job] = [idle.shift(), queue.shift()];
      if (!taken || !job) return;
      busy += 1;
      job.run(taken);
    }
  };

  const reportFailure = (releases: readonly PageRelease[], failure: Omit<PrepareFailure, 'variant'>) => {
    const variant = find(releases, failure.remote, failure.version)?.variant;
    onPrepareFailure({ ...failure, variant });
  };

  /** Links what is to be prepared by now. A version that crashes the process is left out for the next. */
  const prepareOne = async (one: RenderProcess): Promise<void> => {
    while (prepared.get(one) !== preparing) {
      const releases = preparing;
      try {
        const failed = await one.prepare(releases);
        prepared.set(one, releases);
        for (const { remote, version, kind } of failed) reportFailure(releases, { remote, version, kind });
      } catch (error) {
        if (!(error instanceof RenderError) || !error.entered) throw error;
        const { remote, version } = error.entered;
        if (releases === preparing) preparing = without(releases, { remote, version });
        reportFailure(releases, {
          remote,
          version,
          kind: error.reason === 'timed-out' ? 'timed-out' : 'died',
        });
        throw new Error(`${remote}@${version} cannot be prepared on the server: ${error.message}`, {
          cause: error,
        });
      }
    }
  };

  /** A process takes its next page, once it has linked what is live by then. */
  const free = async (one: RenderProcess): Promise<void> => {
    if (prepared.get(one) !== preparing) await prepareOne(one);
    if (all.has(one)) idle.push(one);
    next();
  };

  const complain = (error: unknown) => onError(error instanceof Error ? error.message : String(error));

  const openLazy = () => {
    if (closed) return;
    const timer = setTimeout(() => {
      restarts.delete(timer);
      open();
    }, restartMs);
    restarts.add(timer);
    restartMs = Math.min(restartMs * 2, restart.mostMs);
  };

  const begin = async (one: RenderProcess) => {
    await one.ready;
    await free(one);
    restartMs = restart.firstMs;
  };

  const open = (started?: RenderProcess) => {
    try {
      const one = started ?? startRenderProcess({ ...options, limits });
      all.add(one);
      one.onExit(() => {
        all.delete(one);
        const at = idle.indexOf(one);
        if (at >= 0) idle.splice(at, 1);
        openLazy();
        openAll();
      });
      begin(one).catch((error: unknown) => {
        if (!closed) complain(error);
      });
    } catch (error) {
      complain(error);
      openLazy();
    }
  };

  /** The first process starts alone: a shop is ready once that one has rendered, and each other would slow it down. */
  const openAll = () => {
    if (hasAll || closed) return;
    hasAll = true;
    for (let count = 0; count < concurrency; count += 1) open();
  };

  const takeProcess = ({ signal, whenIdle = false }: RenderJobOptions): Promise<RenderProcess> =>
    new Promise((run, refuse) => {
      const isFree = busy < concurrency && idle.length > 0;
      if (closed) return refuse(new RenderError('cancelled', 'The shop is closing'));
      if (!isFree && (whenIdle || queue.length >= maxWaiting)) {
        return refuse(new RenderError('busy', `${queue.length} renders wait already`));
      }
      const job: Waiting = { run, refuse };
      queue.push(job);
      const leave = () => {
        const at = queue.indexOf(job);
        if (at >= 0) queue.splice(at, 1);
        refuse(new RenderError('cancelled', 'Nobody waits for the page'));
      };
      signal?.addEventListener('abort', leave, { once: true });
      next();
    });

  open(options.first);

  return {
    async render(request, job = {}) {
      const { signal } = job;
      const taken = await inSpan({ name: 'wait for a render process' }, () => takeProcess(job));
      let counts = true;
      /** The next render need not wait for this one any more. */
      const makeWay = () => {
        if (counts) busy -= 1;
        counts = false;
        next();
      };
      const onSlow = () => {
        makeWay();
        openAll();
      };
      try {
        if (signal?.aborted) throw new RenderError('cancelled', 'Nobody waits for the page');
        return await inSpan({ name: 'render in a process' }, () =>
          taken.render(request(), { signal, onSlow }),
        );
      } finally {
        makeWay();
        free(taken).catch(complain);
      }
    },
    async prepare(releases) {
      preparing = releases;
      // One after the other: the rest go on with pages.
      for (const one of [...idle]) {
        const at = idle.indexOf(one);
        if (at < 0) continue;
        idle.splice(at, 1);
        await free(one).catch(complain);
      }
    },
    isFull: () => queue.length >= maxWaiting,
    openAll,
    load: () => ({ waiting: queue.length, running: busy, processes: all.size }),
    async close() {
      closed = true;
      for (const timer of restarts) clearTimeout(timer);
      for (const { refuse } of queue.splice(0)) refuse(new RenderError('cancelled', 'The shop is closing'));
      const ends = [...all].map((one) => new Promise<void>((resolve) => one.onExit(resolve)));
      for (const one of all) one.kill();
      await Promise.all(ends);
    },
  };
}
