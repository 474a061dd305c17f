import { globalNameOf, hostProvided, ownVersion, readDescriptor, versionOf } from '@shop/federation';
import { packRemote, type ArtifactStore, type ReleaseStore } from '@shop/registry';
import type { Assignment } from '@shop/contracts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BuildTarget } from '../build/build-stale';
import { remoteDir, root } from '../build/packages';

export const artifactsDir = (releases: string): string => path.join(releases, 'artifacts');
export const envsDir = (releases: string): string => path.join(releases, 'envs');

function gitRevision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

const required = Object.fromEntries(
  [...hostProvided, ...ownVersion].map((name) => [name, `^${versionOf(name)}`]),
);

async function publish(
  name: string,
  target: BuildTarget,
  store: ArtifactStore,
): Promise<'published' | 'unchanged'> {
  const dir = remoteDir(name);
  const { version: _version, ...descriptor } = readDescriptor(dir);
  const packed = await packRemote({
    descriptor,
    version: target.version,
    globalName: globalNameOf(name, target.version),
    required,
    browserDir: path.join(dir, 'dist/browser'),
    serverDir: path.join(dir, 'dist/server'),
    source: target.source,
    git: gitRevision(),
    publishedBy: 'start',
    at: new Date().toISOString(),
  });
  return store.publish(packed);
}

/**
 * Publishes the built remotes and makes live what was not published before. A version that was there already stays as
 * ops have placed it.
 */
export async function publishRemotes(
  remotes: ReadonlyMap<string, BuildTarget>,
  artifacts: ArtifactStore,
  releases: ReleaseStore,
  say: (line: string) => void,
): Promise<void> {
  const head = releases.head();
  const assignments: Record<string, Assignment> = { ...head?.assignments };
  const news: string[] = [];
  for (const [name, target] of remotes) {
    const outcome = await publish(name, target, artifacts);
    if (outcome === 'unchanged' && assignments[name]) continue;
    const before = assignments[name];
    assignments[name] = { stable: target.version, lastKnownGood: before?.stable ?? null, killed: false };
    news.push(`${name}@${target.version}`);
  }
  if (news.length === 0) return say(`Release ${head?.seq ?? 0} is live.`);
  const release = await releases.append({
    parent: head?.seq ?? null,
    assignments,
    actor: 'start',
    reason: `Published ${news.join(', ')}`,
    at: new Date().toISOString(),
  });
  say(`Release ${release.seq} is live: ${news.join(', ')}`);
}
