import { holdTrace, noteEvent } from '@shop/tracing';
import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import { endWithParent } from './end-with-parent';
import { processUsage, type ProcessUsage } from './process-usage';
import {
  type EnteredModule,
  type FailedVersion,
  type FragmentRef,
  type FromProcess,
  type PageRequest,
  type RenderedPage,
  RenderError,
  type ToProcess,
} from './protocol';
import { jobCheckMs } from '../../durations';

/** Reads data of the API for a render. Rejects without a response. */
export type ReadApi = (
  path: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly body: string }>;

export interface ProcessLimits {
  /** Processor time after which the next job starts in another process, in ms: far more than a page takes. */
  readonly slowMs: number;
  /** Maximum processor time of one job, in ms. Unlike elapsed time, it does not depend on the machine's load. */
  readonly workMs: number;
  /** Maximum elapsed time of one job, in ms, for code that waits forever and systems without processor times. */
  readonly clockMs: number;
  /** Maximum size of the JavaScript heap, in MB. */
  readonly heapMb: number;
  /** Maximum memory of the process, in bytes. */
  readonly residentBytes: number;
}

export const defaultLimits: ProcessLimits = {
  slowMs: 400,
  workMs: 1000,
  clockMs: 15_000,
  heapMb: 256,
  residentBytes: 600 * 1024 * 1024,
};

export interface ProcessOptions {
  /** The render process's program. */
  readonly workerFile: string;
  readonly shellFile: string;
  readonly remotesDir: string;
  readonly readApi: ReadApi;
  readonly onError: (message: string, fragment?: FragmentRef) => void;
  readonly limits: ProcessLimits;
}

type Job = Extract<ToProcess, { type: 'render' | 'prepare' }>;
type Outcome = Extract<FromProcess, { type: 'rendered' | 'prepared' }>;

interface Running {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: RenderError) => void;
  readonly reads: AbortController;
  /** Runs a function in the trace context of the job, for messages of the process. */
  readonly inTrace: ReturnType<typeof holdTrace>;
  entered?: EnteredModule;
  end?: { readonly reason: 'timed-out' | 'died'; readonly why: string };
}

/** Paths that renders may read; a remote's code cannot request anything else from this server. */
const apiPath = '/api/v1/';

/** Length of the end of the output, which contains the message of a crash. */
const maxStderrTail = 2000;

export interface RenderOptions {
  /** Aborts when the page is no longer needed. */
  readonly signal?: AbortSignal;
  /** Called when the render is slow and the next one should not wait for it. */
  readonly onSlow?: () => void;
}

/** A render process, with one job at a time. */
export interface RenderProcess {
  /** Resolves when the process can take a job; rejects if it ends before that. */
  readonly ready: Promise<void>;
  /** Calls back once when the process has ended, immediately if it already has. */
  onExit(listener: () => void): void;
  render(request: PageRequest, options?: RenderOptions): Promise<RenderedPage>;
  /** Links the code of releases, so that no page has to wait for it. */
  prepare(releases: readonly PageRelease[]): Promise<readonly FailedVersion[]>;
  kill(): void;
}

/** Options for Node's permission model: the process can read two folders, and has no environment, children, threads or add-ons. */
function start({ workerFile, shellFile, remotesDir, limits }: ProcessOptions): ChildProcess {
  const [worker, shell, remotes] = [workerFile, shellFile, remotesDir].map((file) => realpathSync(file));
  const folders = new Set([path.dirname(worker ?? ''), path.dirname(shell ?? ''), remotes ?? '']);
  return fork(worker ?? '', [shell ?? '', remotes ?? ''], {
    env: {},
    cwd: path.dirname(worker ?? ''),
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      '--permission',
      ...[...folders].map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
      '--disallow-code-generation-from-strings',
      // Remotes' containers may be ES modules, which require `vm`. Remotes' code has no access to it.
      '--experimental-vm-modules',
      '--no-warnings',
      `--max-old-space-size=${limits.heapMb}`,
      // A page's modules live for one render: with a larger young generation most are never copied, and helper threads slow down a
      // busy machine.
      '--max-semi-space-size=32',
      '--single-threaded-gc',
    ],
  });
}

/**
 * Gives render processes a third of the server's share of a contended processor. At equal priority checkouts take twice as long
 * under load; with a smaller share, pages starve on a busy machine.
 */
const renderNiceness = 5;

/** Carts and payments, which the parent process serves, take priority over pages. */
function yieldToServer(pid: number): void {
  try {
    setPriority(pid, renderNiceness);
  } catch {
    // Not permitted on this system: renders run at the same priority.
  }
}

/** Starts a render process. */
export function startRenderProcess(options: ProcessOptions): RenderProcess {
  const { readApi, onError, limits } = options;
  const child = start(options);
  const { pid = 0 } = child;
  yieldToServer(pid);
  const detach = endWithParent(pid);
  let running: Running | undefined;
  let stderrTail = '';
  let isGone = false;
  const gone = new Set<() => void>();
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (stderrTail = (stderrTail + chunk.toString()).slice(-maxStderrTail)),
  );

  const post = (message: ToProcess) => {
    // The exit event reports the end of the process to callers that wait for a reply.
    if (child.connected) child.send(message, () => undefined);
  };

  const endWith = (reason: 'timed-out' | 'died', why: string) => {
    if (running) running.end ??= { reason, why };
    child.kill('SIGKILL');
  };

  const read = async ({ id, path: address }: Extract<FromProcess, { type: 'read' }>) => {
    if (!running) return;
    const { inTrace, reads } = running;
    const { signal } = reads;
    try {
      if (!address.startsWith(apiPath)) throw new Error(`${address} is not a path of the API`);
      const { status, body } = await inTrace(() => readApi(address, signal));
      post({ type: 'data', id, status, body });
    } catch (error) {
      post({ type: 'data', id, status: 0, body: error instanceof Error ? error.message : String(error) });
    }
  };

  const enter = ({ remote, module, version }: Extract<FromProcess, { type: 'entered' }>) => {
    if (!running) return;
    running.entered = { remote, module, version };
    running.inTrace(() =>
      noteEvent('entered', { 'shop.remote': remote, 'shop.module': module, 'shop.version': version }),
    );
  };

  const finish = (settle: (job: Running) => void) => {
    const job = running;
    running = undefined;
    job?.reads.abort();
    if (job) settle(job);
  };

  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: FromProcess) => {
      if (message.type === 'ready') resolve();
      else if (message.type === 'entered') enter(message);
      else if (message.type === 'read') void read(message);
      else if (message.type === 'error') onError(message.message, message.fragment);
      else if (message.type === 'failed')
        finish((job) => job.reject(new RenderError('threw', message.message)));
      else finish((job) => job.resolve(message));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      isGone = true;
      detach();
      const ended = `A render process ${signal ? `was killed by ${signal}` : `exited with code ${code}`}`;
      reject(new Error(`${ended}. ${stderrTail}`));
      finish(({ reject: fail, entered, end }) =>
        fail(new RenderError(end?.reason ?? 'died', end?.why ?? `${ended}. ${stderrTail}`, entered)),
      );
      for (const listener of gone) listener();
    });
  });
  // Callers that need the process await `ready`; others use `onExit`.
  ready.catch(() => undefined);

  const run = <Wanted extends Outcome['type']>(job: Job, wanted: Wanted, onSlow?: () => void) =>
    new Promise<Extract<Outcome, { type: Wanted }>>((resolve, reject) => {
      if (isGone) return reject(new RenderError('died', 'The render process has ended'));
      if (running) throw new Error('A render process has one job at a time');
      const before = processUsage(pid);
      const began = performance.now();
      const look = setInterval(() => {
        const now = processUsage(pid);
        if (now && before && now.cpuMs - before.cpuMs > limits.slowMs) onSlow?.();
        const why = overLimit({ before, now, clockMs: performance.now() - began }, limits);
        if (why) endWith(now && now.residentBytes > limits.residentBytes ? 'died' : 'timed-out', why);
      }, jobCheckMs);
      running = {
        reads: new AbortController(),
        inTrace: holdTrace(),
        resolve(outcome) {
          clearInterval(look);
          if (outcome.type === wanted) resolve(outcome as Extract<Outcome, { type: Wanted }>);
          else reject(new RenderError('threw', `Expected ${wanted}, got ${outcome.type}`));
        },
        reject(error) {
          clearInterval(look);
          reject(error);
        },
      };
      post(job);
    });

  return {
    ready,
    onExit: (listener) => (isGone ? listener() : void gone.add(listener)),
    async render(request, { signal, onSlow } = {}) {
      signal?.throwIfAborted();
      const cancel = () => post({ type: 'cancel' });
      signal?.addEventListener('abort', cancel);
      try {
        return (await run({ type: 'render', request }, 'rendered', onSlow)).page;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    async prepare(releases) {
      return (await run({ type: 'prepare', releases }, 'prepared')).failed;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

interface Progress {
  readonly before: ProcessUsage | null;
  readonly now: ProcessUsage | null;
  readonly clockMs: number;
}

function overLimit({ before, now, clockMs }: Progress, limits: ProcessLimits): string | null {
  if (clockMs > limits.clockMs) return `It took longer than ${limits.clockMs} ms`;
  if (!now || !before) return null;
  if (now.cpuMs - before.cpuMs > limits.workMs)
    return `It took more than ${limits.workMs} ms of processor time`;
  return now.residentBytes > limits.residentBytes
    ? `It took more than ${limits.residentBytes} bytes of memory`
    : null;
}
