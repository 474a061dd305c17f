import { monolithConfig, readDescriptor } from '@shop/federation/build';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { BuildTarget } from '../../../server/build/build-package';
import { root } from '../../../server/build/packages';
import { chunkOf, containersSource } from './containers';

export const monolithDir = path.join(root, '.cache/monolith');

/**
 * Builds shell and remotes as one application into `.cache/monolith`, with the versions of the separate builds,
 * which still render it on the server. Rejects with the compiler's output.
 */
export async function buildMonolith(shell: BuildTarget, remotes: readonly BuildTarget[]): Promise<void> {
  const held = remotes.map(({ dir, version }) => ({ dir, version, descriptor: readDescriptor(dir) }));
  const containers = path.join(monolithDir, 'containers.ts');
  mkdirSync(monolithDir, { recursive: true });
  writeFileSync(containers, containersSource(held));
  const exposed = held.flatMap(({ descriptor: { name, exposes } }) =>
    exposes.map((module) => [`${name}/${module}`, chunkOf(name, module)]),
  );
  const config = monolithConfig({
    dir: shell.dir,
    version: shell.version,
    remotes: held.map(({ dir, version, descriptor: { name } }) => ({ dir, version, name })),
    containers,
    chunks: Object.fromEntries(exposed) as Record<string, string>,
    out: monolithDir,
  });
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
}
