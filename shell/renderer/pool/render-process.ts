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

/** Data of the API for a render; rejects when there is no response. */
export type ReadApi = (
  path: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly body: string }>;

export interface ProcessLimits {
  /** Processor time after which the next job is started elsewhere, in ms: far more than a page takes. */
  readonly slowMs: number;
  /** Processor time of one job, in ms. A busy machine makes a render late, not long. */
  readonly workMs: number;
  /** Wall-clock time of one job, in ms: for code that waits forever, and where processor time cannot be read. */
  readonly clockMs: number;
  /** Size of the JavaScript heap, in MB. */
  readonly heapMb: number;
  /** Memory of the whole process, in bytes. */
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
  /** The program, and the shell's server bundle. */
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
  /** Runs what a message of the process asks for in the trace of its job. */
  readonly inTrace: ReturnType<typeof holdTrace>;
  entered?: EnteredModule;
  end?: { readonly reason: 'timed-out' | 'died'; readonly why: string };
}

/** What renders may read: a remote's code must not ask this server for anything else. */
const apiPath = '/api/v1/';

/** A crash's message is at the end of its output. */
const maxLastWords = 2000;

export interface RenderOptions {
  /** Aborts when the page is no longer needed. */
  readonly signal?: AbortSignal;
  /** Called when the render takes so long that the next should not wait for it. */
  readonly onSlow?: () => void;
}

/** One process that renders, a job at a time. */
export interface RenderProcess {
  /** Resolves when the process can take a job; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Calls back once when the process is gone, at once when it is gone already. */
  onExit(listener: () => void): void;
  render(request: PageRequest, options?: RenderOptions): Promise<RenderedPage>;
  /** Links all code of releases, so that the first page that needs it does not wait. */
  prepare(releases: readonly PageRelease[]): Promise<readonly FailedVersion[]>;
  kill(): void;
}

const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Node's permission model for the process: it reads two folders, and has no environment, children, threads or add-ons. */
function start({ workerFile, shellFile, remotesDir, limits }: ProcessOptions): ChildProcess {
  const [worker, shell, remotes] = [workerFile, shellFile, remotesDir].map((file) => realpathSync(file));
  const folders = new Set([path.dirname(worker ?? ''), path.dirname(shell ?? ''), remotes ?? '']);
  return fork(worker ?? '', [shell ?? '', remotes ?? ''], {
    env: {},
    cwd: path.dirname(worker ?? ''),
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      permissionFlag,
      ...[...folders].map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
      '--disallow-code-generation-from-strings',
      // Remotes' containers may be ES modules, which need `vm`; remotes' code has no access to it.
      '--experimental-vm-modules',
      '--no-warnings',
      `--max-old-space-size=${limits.heapMb}`,
      // A page's modules live for one render. With more room most are never copied, and on a busy machine threads that help cost more.
      '--max-semi-space-size=32',
      '--single-threaded-gc',
    ],
  });
}

/** A third of the share that the server has of a processor that both want. At its own priority checkouts take twice as long under a flood; with less, a busy machine starves pages. */
const renderNiceness = 5;

/** Carts and payments come before pages: those are served by the process that started this one. */
function yieldToServer(pid: number): void {
  try {
    setPriority(pid, renderNiceness);
  } catch {
    // A system that does not allow this renders at the same priority.
  }
}

/** Starts a render process. */
export function startRenderProcess(options: ProcessOptions): RenderProcess {
  const { readApi, onError, limits } = options;
  const child = start(options);
  const { pid = 0 } = child;
  yieldToServer(pid);
  const callOff = endWithParent(pid);
  let running: Running | undefined;
  let lastWords = '';
  let isGone = false;
  const gone = new Set<() => void>();
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-maxLastWords)),
  );

  const post = (message: ToProcess) => {
    // Callers that wait for a reply learn of the end of the process by its exit event.
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
      if (!address.startsWith(apiPath)) throw new Error(`${address} is not data of the shop`);
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
      callOff();
      const ended = `A render process ended by ${signal ?? `code ${code}`}`;
      reject(new Error(`${ended}. ${lastWords}`));
      finish(({ reject: fail, entered, end }) =>
        fail(new RenderError(end?.reason ?? 'died', end?.why ?? `${ended}. ${lastWords}`, entered)),
      );
      for (const listener of gone) listener();
    });
  });
  // Callers that need the process wait for it; its end is also reported by `onExit`.
  ready.catch(() => undefined);

  const run = <Wanted extends Outcome['type']>(job: Job, wanted: Wanted, onSlow?: () => void) =>
    new Promise<Extract<Outcome, { type: Wanted }>>((resolve, reject) => {
      if (isGone) return reject(new RenderError('died', 'The render process is gone'));
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
