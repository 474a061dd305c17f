import { build } from 'esbuild';
import path from 'node:path';

/** Builds the render processes' program into a folder, as the shell's own build does, for tests without that build. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, '../../renderer/worker/main.ts')],
    outfile: path.join(folder, 'render-worker.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { ENV_TARGET: '"node"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
    logLevel: 'error',
  });
}
