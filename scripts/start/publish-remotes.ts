import { globalNameOf, hostProvided, ownVersion, readDescriptor, versionOf } from '@shop/federation';
import { packRemote, type ArtifactStore, type ReleaseStore } from '@shop/registry';
import type { Assignment } from '@shop/contracts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BuildTarget } from '../build/build-package';
import { root } from '../build/packages';

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

/** Publishes a built remote as the version it was built as. Throws a RegistryError 409 when that holds other bytes. */
export async function publishBuild(
  { dir, out, version, source }: BuildTarget,
  store: ArtifactStore,
  publishedBy: string,
): Promise<'published' | 'unchanged'> {
  const { version: _version, ...descriptor } = readDescriptor(dir);
  const packed = await packRemote({
    descriptor,
    version,
    globalName: globalNameOf(descriptor.name, version),
    required,
    browserDir: path.join(out, 'browser'),
    serverDir: path.join(out, 'server'),
    source,
    git: gitRevision(),
    publishedBy,
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
    const outcome = await publishBuild(target, artifacts, 'start');
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
