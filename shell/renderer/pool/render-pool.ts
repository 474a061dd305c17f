import { inSpan } from '@shop/tracing';
import { availableParallelism } from 'node:os';
import type { PageRelease } from '@shop/contracts';
import { createProcessSet, type PrepareFailure } from './process-set';
import { type PageRequest, type RenderedPage, RenderError } from './protocol';
import {
  defaultLimits,
  startRenderProcess,
  type ProcessLimits,
  type ProcessOptions,
  type RenderProcess,
} from './render-process';

export interface RenderPoolOptions extends Omit<ProcessOptions, 'limits'> {
  readonly limits?: Partial<ProcessLimits>;
  /** Concurrent renders, in addition to a spare process. Default: the number of processors. */
  readonly concurrency?: number;
  /** The first process, if it has already been started. */
  readonly first?: RenderProcess | undefined;
  /** Maximum number of queued renders; further ones are rejected immediately. */
  readonly maxWaiting?: number;
  readonly onPrepareFailure?: (failure: PrepareFailure) => void;
}

export interface RenderJobOptions {
  /** Aborts when the page is no longer needed. */
  readonly signal?: AbortSignal;
  /** Rejects instead of waiting for an idle process, for pages that are only refreshed. */
  readonly whenIdle?: boolean;
}

/** The current load of a pool. */
export interface RenderLoad {
  /** Number of queued renders. */
  readonly waiting: number;
  /** Number of running renders. */
  readonly running: number;
  /** Number of running processes, including the spare. */
  readonly processes: number;
}

export interface RenderPool {
  /** Calls `request` once a process is available. Rejects with a RenderError. */
  render(request: () => PageRequest, options?: RenderJobOptions): Promise<RenderedPage>;
  /**
   * Makes every process, including later ones, load the code of these releases before its next page. Resolves when all idle
   * processes have done so. A version that hangs or crashes a process is skipped afterwards.
   */
  prepare(releases: readonly PageRelease[]): Promise<void>;
  /** Whether the queue is full. */
  isFull(): boolean;
  /**
   * Starts the remaining processes; the first one starts with the pool. Called automatically when the first one is slow or exits.
   */
  openAll(): void;
  load(): RenderLoad;
  close(): Promise<void>;
}

interface Waiting {
  readonly run: (taken: RenderProcess) => void;
  readonly refuse: (error: RenderError) => void;
}

/** Renders pages in separate processes, so that a remote that hangs, crashes or leaks memory does not affect other pages. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { concurrency = Math.max(1, availableParallelism()), maxWaiting = 64, onError } = options;
  const { onPrepareFailure = () => undefined } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const queue: Waiting[] = [];
  let running = 0;
  let closed = false;

  const reportError = (error: unknown) => onError(error instanceof Error ? error.message : String(error));

  /** Assigns queued renders to idle processes, at most `concurrency` at a time, which keeps one process as a spare. */
  const runNext = () => {
    while (running < concurrency && queue.length > 0 && processes.hasIdle()) {
      const [taken, job] = [processes.take(), queue.shift()];
      if (!taken || !job) return;
      running += 1;
      job.run(taken);
    }
  };

  const processes = createProcessSet({
    start: () => startRenderProcess({ ...options, limits }),
    first: options.first,
    more: concurrency,
    onIdle: runNext,
    onError: reportError,
    onPrepareFailure,
  });

  const takeProcess = ({ signal, whenIdle = false }: RenderJobOptions): Promise<RenderProcess> =>
    new Promise((run, refuse) => {
      const isFree = running < concurrency && processes.hasIdle();
      if (closed) return refuse(new RenderError('cancelled', 'The shop is shutting down'));
      if (!isFree && (whenIdle || queue.length >= maxWaiting)) {
        return refuse(new RenderError('busy', `The render queue is full: ${queue.length} are waiting`));
      }
      const job: Waiting = { run, refuse };
      queue.push(job);
      const leave = () => {
        const at = queue.indexOf(job);
        if (at >= 0) queue.splice(at, 1);
        refuse(new RenderError('cancelled', 'The page is no longer needed'));
      };
      signal?.addEventListener('abort', leave, { once: true });
      runNext();
    });

  return {
    async render(request, job = {}) {
      const { signal } = job;
      const taken = await inSpan({ name: 'wait for a render process' }, () => takeProcess(job));
      let holdsSlot = true;
      /** Releases the slot for the next render. */
      const freeSlot = () => {
        if (holdsSlot) running -= 1;
        holdsSlot = false;
        runNext();
      };
      const onSlow = () => {
        freeSlot();
        processes.openAll();
      };
      try {
        if (signal?.aborted) throw new RenderError('cancelled', 'The page is no longer needed');
        return await inSpan({ name: 'render in a process' }, () =>
          taken.render(request(), { signal, onSlow }),
        );
      } finally {
        freeSlot();
        processes.free(taken).catch(reportError);
      }
    },
    prepare: (releases) => processes.prepare(releases),
    isFull: () => queue.length >= maxWaiting,
    openAll: () => processes.openAll(),
    load: () => ({ waiting: queue.length, running, processes: processes.size }),
    async close() {
      closed = true;
      for (const { refuse } of queue.splice(0))
        refuse(new RenderError('cancelled', 'The shop is shutting down'));
      await processes.close();
    },
  };
}
