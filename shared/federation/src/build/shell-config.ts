import path from 'node:path';
import type { Configuration } from 'webpack';
import { browserPreset } from './preset';

/** The shell to build. */
export interface ShellBuild {
  readonly dir: string;
  readonly version: string;
}

/** The shell's service worker: one file under a name that stays, as a browser asks for it again by that name. */
export function shellWorkerConfig({ dir, version }: ShellBuild): Configuration {
  return {
    ...browserPreset({ dir, name: 'shell', version }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': path.join(dir, 'service-worker/main.ts') },
    output: { path: path.join(dir, 'dist/worker'), clean: true, filename: '[name].js' },
    plugins: [],
    // Small enough to build anew, and a cache of the browser preset's name would be the shell's own.
    cache: false,
  };
}
