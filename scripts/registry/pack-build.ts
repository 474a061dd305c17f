import { globalNameOf, hostProvided, ownVersion, readDescriptor, versionOf } from '@shop/federation';
import { packRemote, type PackedRemote } from '@shop/registry';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { withBuild, type BuildTarget } from '../build/build-package';
import { root } from '../build/packages';

function gitRevision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

const byName = (names: readonly string[], of: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

const required = byName([...hostProvided, ...ownVersion], (name) => `^${versionOf(name)}`);
const provided = byName(ownVersion, versionOf);

/** The build of a remote, with what the registry has to know of it. Builds it where another process has built over it. */
export function packBuild(target: BuildTarget, publishedBy: string): Promise<PackedRemote> {
  const { dir, out, version, source } = target;
  const { version: _version, ...descriptor } = readDescriptor(dir);
  return withBuild(target, () =>
    packRemote({
      descriptor,
      version,
      globalName: globalNameOf(descriptor.name, version),
      required,
      provided,
      browserDir: path.join(out, 'browser'),
      serverDir: path.join(out, 'server'),
      source,
      git: gitRevision(),
      publishedBy,
      at: new Date().toISOString(),
    }),
  );
}
