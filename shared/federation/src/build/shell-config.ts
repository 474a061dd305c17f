import path from 'node:path';
import type { Configuration } from 'webpack';
import { browserPreset } from './preset';

/** The shell to build. */
export interface ShellBuild {
  readonly dir: string;
  readonly version: string;
}

/** The shell's service worker: one file under a stable name, as a browser updates it by that name. */
export function shellWorkerConfig({ dir, version }: ShellBuild): Configuration {
  return {
    ...browserPreset({ dir, name: 'shell', version }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': path.join(dir, 'service-worker/main.ts') },
    output: { path: path.join(dir, 'dist/worker'), clean: true, filename: '[name].js' },
    plugins: [],
    // Small enough to build without a cache, and the browser preset's cache belongs to the shell.
    cache: false,
  };
}
