import { build } from 'esbuild';
import path from 'node:path';

/** Builds the program of render processes into a folder, like the shell's build, for tests without a build. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, '../../renderer/worker/main.ts')],
    outfile: path.join(folder, 'render-worker.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    define: { ENV_TARGET: '"node"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
    logLevel: 'error',
  });
}
