import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readBuildRecord } from '@shop/server/builds';
import { fullDiskLine, reportsFullDisk } from '../src/full-disk.mjs';
import { root } from './packages';
import { withLock } from '@shop/server-kit/process-lock';

const lockOf = (out: string) =>
  path.join(root, '.cache/locks', `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.hold`);

/**
 * Locks a build's output folder against other processes of this checkout, for building or reading. Waits for the holder, and logs
 * that once. The lock of a dead process is released.
 */
export function withBuildLock<T>(
  out: string,
  work: () => Promise<T>,
  log: (line: string) => void = console.log,
): Promise<T> {
  const onWait = (pid: number | null) =>
    log(`Another process (${pid ?? 'unknown'}) is using ${path.relative(root, out)}. Waiting …`);
  return withLock(lockOf(out), work, onWait);
}

/** A package to build. */
export interface BuildTarget {
  readonly dir: string;
  readonly out: string;
  /** Fingerprint of the sources. */
  readonly source: string;
  readonly version: string;
}

/** Whether the output folder contains a complete build of these sources with this version. */
export function isFresh(wanted: BuildTarget): boolean {
  const built = readBuildRecord(wanted.out);
  // Records without a commit are too old for publishing.
  return built?.source === wanted.source && built.version === wanted.version && built.git !== undefined;
}

/** Builds packages one after the other in a separate process. */
interface Builder {
  /** Builds a package for the browser and Node. Rejects with the compiler's output. An unfinished build leaves no record. */
  build(target: BuildTarget): Promise<void>;
  /** Ends its process. */
  close(): void;
}

/** Resolves with the next message of the process. Rejects with its output if it ends first. */
async function resultOf(child: ChildProcess, printed: () => string): Promise<{ readonly error?: string }> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([result]) => result as { readonly error?: string }),
      once(child, 'close', { signal }).then(() => ({ error: printed() })),
    ]);
  } finally {
    over.abort();
  }
}

/** Keeps a process until it is closed, as loading webpack and the compiler takes seconds. */
function openBuilder(): Builder {
  const worker = path.join(root, 'server/build/webpack-worker.ts');
  const child = fork(worker, {
    execArgv: ['--import', 'tsx'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    async build(target) {
      rmSync(path.join(target.out, 'build.json'), { force: true });
      output = '';
      child.send(target);
      const { error } = await resultOf(child, () => output);
      if (error === undefined) return;
      throw new Error(
        reportsFullDisk(error + output)
          ? fullDiskLine(target.out)
          : `${path.basename(target.dir)} does not build:\n${error}`,
      );
    },
    close: () => void child.kill(),
  };
}

/** Builds a package in a separate process. Rejects like a `Builder`. */
export async function buildPackage(target: BuildTarget): Promise<void> {
  const builder = openBuilder();
  try {
    await builder.build(target);
  } finally {
    builder.close();
  }
}

/**
 * Runs `use` with the build of exactly these sources and this version, which is built first if necessary. Its folder is locked
 * meanwhile.
 */
export function withBuild<T>(
  target: BuildTarget,
  work: () => Promise<T>,
  log?: (line: string) => void,
  build: Builder['build'] = buildPackage,
): Promise<T> {
  const whole = async () => {
    if (!isFresh(target)) await build(target);
    return work();
  };
  return withBuildLock(target.out, whole, log);
}

/** Builds stale packages in parallel, one per processor, and logs each finished build. */
export async function buildStale(
  targets: readonly BuildTarget[],
  log: (line: string) => void,
): Promise<void> {
  const stale = targets.filter((target) => !isFresh(target));
  const [only] = targets.length === 1 ? targets : [];
  const named = ({ dir, version }: BuildTarget) => `${path.basename(dir)} ${version}`;
  if (stale.length === 0)
    return log(only ? `The build of ${named(only)} is up to date.` : 'Builds are up to date.');
  let done = 0;
  const waiting = [...stale];
  const work = async ({ build }: Builder) => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const began = performance.now();
      await withBuild(target, () => Promise.resolve(), log, build);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      done += 1;
      const count = only ? '' : ` (${done} of ${stale.length})`;
      log(`Built ${named(target)} in ${seconds} s${count}`);
    }
  };
  const builders = Array.from({ length: Math.min(availableParallelism(), stale.length) }, openBuilder);
  try {
    await Promise.all(builders.map(work));
  } finally {
    for (const builder of builders) builder.close();
  }
}
