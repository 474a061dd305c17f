import { spawn } from 'node:child_process';
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

/**
 * Builds one package in a process of its own, for the browser and for Node. Rejects with the compiler's output.
 * An unfinished build leaves no record, so that it is never used.
 */
export async function buildPackage({ dir, out, source, version }: BuildTarget): Promise<void> {
  rmSync(path.join(out, 'build.json'), { force: true });
  const worker = path.join(root, 'server/build/webpack-worker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', worker, dir], {
    cwd: root,
    env: {
      ...process.env,
      BUILD_VERSION: version,
      BUILD_OUT: out,
      BUILD_SOURCE: source,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      reportsFullDisk(output) ? fullDiskLine(out) : `${path.basename(dir)} does not build:\n${output}`,
    );
}

/**
 * Runs `use` with the build of exactly these sources and this version: it is built first where it is not
 * there, and its folder is locked meanwhile.
 */
export function withBuild<T>(
  target: BuildTarget,
  work: () => Promise<T>,
  log?: (line: string) => void,
): Promise<T> {
  const whole = async () => {
    if (!isFresh(target)) await buildPackage(target);
    return work();
  };
  return withBuildLock(target.out, whole, log);
}
