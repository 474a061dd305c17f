import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord, writeBuildRecord, type BuildRecord } from './build-record';
import { root } from './packages';

/** Whether `dist` holds a complete build of these sources as this version. */
export function isFresh(packageDir: string, wanted: BuildRecord): boolean {
  const built = readBuildRecord(packageDir);
  return built?.source === wanted.source && built.version === wanted.version;
}

/**
 * Builds one package in a process of its own, for the browser and for Node. Rejects with the compiler's output.
 * A build that did not finish leaves no record, so that it is never taken for a good one.
 */
export async function buildPackage(packageDir: string, record: BuildRecord): Promise<void> {
  rmSync(path.join(packageDir, 'dist/build.json'), { force: true });
  const worker = path.join(import.meta.dirname, 'webpack-worker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', worker, packageDir], {
    cwd: root,
    env: { ...process.env, BUILD_VERSION: record.version, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${path.basename(packageDir)} does not build:\n${output}`);
  writeBuildRecord(packageDir, record);
}
