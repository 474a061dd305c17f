import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord } from '@shop/server/builds';
import { fullDiskLine, reportsFullDisk } from '../src/full-disk.mjs';
import { withBuildLock } from './build-lock';
import { root } from './packages';

/** A package to build: its folder, where the output goes, and as what. */
export interface BuildTarget {
  readonly dir: string;
  readonly out: string;
  /** Fingerprint of what is built. */
  readonly source: string;
  readonly version: string;
}

/** Whether the output folder holds a complete build of these sources as this version. */
export function isFresh(wanted: BuildTarget): boolean {
  const built = readBuildRecord(wanted.out);
  // Records without a commit are too old to publish from.
  return built?.source === wanted.source && built.version === wanted.version && built.git !== undefined;
}

/** Builds packages, one after the other, in a separate process. */
export interface Builder {
  /** Builds one package, for the browser and for Node. Rejects with the compiler's output; an unfinished build leaves no record. */
  build(target: BuildTarget): Promise<void>;
  /** Ends its process. */
  close(): void;
}

/** The first of what the process sends and its end, as an error with what it has printed. */
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

/** A process that stays until it is closed: loading webpack and the compiler takes seconds. */
export function openBuilder(): Builder {
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

/** Builds one package in a separate process. Rejects as a `Builder` does. */
export async function buildPackage(target: BuildTarget): Promise<void> {
  const builder = openBuilder();
  try {
    await builder.build(target);
  } finally {
    builder.close();
  }
}

/**
 * Runs `use` with the build of exactly these sources and this version: it is built first where it is not
 * there, and its folder is locked meanwhile.
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
