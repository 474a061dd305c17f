import type { PageRelease, Variant } from '@shop/contracts';
import { type FailureKind, RenderError } from './protocol';
import type { RenderProcess } from './render-process';

/** Modules of a version whose server code could not be prepared. */
export interface PrepareFailure {
  readonly remote: string;
  readonly version: string;
  readonly modules: readonly string[];
  /** The sequence number of the release with that version. */
  readonly seq: number;
  readonly variant?: Variant;
  readonly kind: FailureKind | 'died';
}

interface ProcessSetOptions {
  readonly start: () => RenderProcess;
  /** The first process, if it has already been started. */
  readonly first?: RenderProcess | undefined;
  /** The number of processes that `openAll` adds to the first. */
  readonly more: number;
  /** Called when a process is ready for a job. */
  readonly onIdle: () => void;
  readonly onError: (error: unknown) => void;
  readonly onPrepareFailure: (failure: PrepareFailure) => void;
}

/** The running render processes. A process that ends is replaced. */
export interface ProcessSet {
  /** The number of running processes. */
  readonly size: number;
  hasIdle(): boolean;
  /** Takes an idle process. */
  take(): RenderProcess | undefined;
  /** Returns a process, which is idle again after it has linked the live releases. */
  free(taken: RenderProcess): Promise<void>;
  prepare(releases: readonly PageRelease[]): Promise<void>;
  openAll(): void;
  close(): Promise<void>;
}

/** Initial and maximum restart delay, in ms; doubled while no process starts. */
const restart = { firstMs: 100, maxMs: 5000 } as const;

const without = (
  releases: readonly PageRelease[],
  { remote, version }: Pick<PrepareFailure, 'remote' | 'version'>,
) =>
  releases.map((release) => {
    const rest = Object.entries(release.remotes).filter(
      ([name, one]) => name !== remote || one.version !== version,
    );
    return { ...release, remotes: Object.fromEntries(rest) };
  });

const releaseWith = (releases: readonly PageRelease[], remote: string, version: string) =>
  releases.find(({ remotes }) => remotes[remote]?.version === version);

/** Starts the first process immediately. Each process links the code of the prepared releases before its next job. */
export function createProcessSet(options: ProcessSetOptions): ProcessSet {
  const { start, more, onIdle, onError, onPrepareFailure } = options;
  const all = new Set<RenderProcess>();
  const idle: RenderProcess[] = [];
  const prepared = new WeakMap<RenderProcess, readonly PageRelease[]>();
  const restarts = new Set<NodeJS.Timeout>();
  let preparing: readonly PageRelease[] = [];
  let restartMs: number = restart.firstMs;
  let hasAll = false;
  let closed = false;

  const reportFailure = (
    releases: readonly PageRelease[],
    failure: Omit<PrepareFailure, 'variant' | 'seq'>,
  ) => {
    const release = releaseWith(releases, failure.remote, failure.version);
    const variant = release?.remotes[failure.remote]?.variant;
    onPrepareFailure({ ...failure, seq: release?.seq ?? 0, variant });
  };

  /** Links the prepared releases. A version that crashes the process is skipped in the next one. */
  const prepareOne = async (one: RenderProcess): Promise<void> => {
    while (prepared.get(one) !== preparing) {
      const releases = preparing;
      try {
        const failed = await one.prepare(releases);
        prepared.set(one, releases);
        for (const failure of failed) reportFailure(releases, failure);
      } catch (error) {
        if (!(error instanceof RenderError) || !error.entered) throw error;
        const { remote, version, module } = error.entered;
        if (releases === preparing) preparing = without(releases, { remote, version });
        const kind = error.reason === 'timed-out' ? 'timed-out' : 'died';
        reportFailure(releases, { remote, version, modules: [module], kind });
        throw new Error(`${remote}@${version} cannot be prepared on the server: ${error.message}`, {
          cause: error,
        });
      }
    }
  };

  const free = async (one: RenderProcess): Promise<void> => {
    if (prepared.get(one) !== preparing) await prepareOne(one);
    if (all.has(one)) idle.push(one);
    onIdle();
  };

  const begin = async (one: RenderProcess) => {
    await one.ready;
    await free(one);
    restartMs = restart.firstMs;
  };

  const openLater = () => {
    if (closed) return;
    const timer = setTimeout(() => {
      restarts.delete(timer);
      open();
    }, restartMs);
    restarts.add(timer);
    restartMs = Math.min(restartMs * 2, restart.maxMs);
  };

  const open = (started?: RenderProcess) => {
    try {
      const one = started ?? start();
      all.add(one);
      one.onExit(() => {
        all.delete(one);
        const at = idle.indexOf(one);
        if (at >= 0) idle.splice(at, 1);
        openLater();
        openAll();
      });
      begin(one).catch((error: unknown) => {
        if (!closed) onError(error);
      });
    } catch (error) {
      onError(error);
      openLater();
    }
  };

  /** The first process starts alone: the shop is ready once it has rendered, and others would slow it down. */
  const openAll = () => {
    if (hasAll || closed) return;
    hasAll = true;
    for (let count = 0; count < more; count += 1) open();
  };

  open(options.first);

  return {
    get size() {
      return all.size;
    },
    hasIdle: () => idle.length > 0,
    take: () => idle.shift(),
    free,
    async prepare(releases) {
      preparing = releases;
      // Sequential, so that the other processes continue to render pages.
      for (const one of [...idle]) {
        const at = idle.indexOf(one);
        if (at < 0) continue;
        idle.splice(at, 1);
        await free(one).catch(onError);
      }
    },
    openAll,
    async close() {
      closed = true;
      for (const timer of restarts) clearTimeout(timer);
      const ends = [...all].map((one) => new Promise<void>((resolve) => one.onExit(resolve)));
      for (const one of all) one.kill();
      await Promise.all(ends);
    },
  };
}
