import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuildTarget } from '../../../server/build/build-package';
import { fingerprint, remoteTarget, shellTarget } from '../../../server/build/targets';
import { remoteNames, root } from '../../../server/build/packages';
import { monolithDir } from './build-monolith';

export interface MonolithTarget extends BuildTarget {
  readonly shell: BuildTarget;
  readonly remotes: ReadonlyMap<string, BuildTarget>;
}

/** The single application to build: stale as soon as the shell or one of the remotes is. */
export function monolithTarget(): MonolithTarget {
  const shell = shellTarget();
  const remotes = new Map(remoteNames.map((name) => [name, remoteTarget(name)]));
  const dir = path.join(root, 'lab/benches/single-application');
  const hash = createHash('sha256').update(fingerprint(dir));
  for (const { version, source } of [shell, ...remotes.values()]) hash.update(`${version} ${source}\n`);
  return { dir, out: monolithDir, version: shell.version, source: hash.digest('hex'), shell, remotes };
}
