import path from 'node:path';
import type { Configuration } from 'webpack';
import { browserPreset } from './preset';

/** The shell to build. */
export interface ShellBuild {
  readonly dir: string;
  readonly version: string;
}

/** The shell's service worker: one file with a stable name, by which browsers update it. */
export function shellWorkerConfig({ dir, version }: ShellBuild): Configuration {
  return {
    ...browserPreset({ dir, name: 'shell', version }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': path.join(dir, 'service-worker/main.ts') },
    output: { path: path.join(dir, 'dist/worker'), clean: true, filename: '[name].js' },
    plugins: [],
    // Small enough to build without a cache; the browser preset's cache is the shell's.
    cache: false,
  };
}
