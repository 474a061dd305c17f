import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ShellContract, slotSizes, storeContract } from '@shop/contracts';
import {
  globalNameOf,
  hostProvided,
  isNamed,
  ownVersion,
  rangeOf,
  readDescriptor,
  readManifest,
  serverEntryFile,
  versionOf,
} from '@shop/federation/build';
import type { BuildRecord } from '@shop/server/builds';
import { root, shellDir } from './packages';

/** The packages that this checkout's shell provides to remotes. Releases are checked against them. */
export function shellContract(version: string): ShellContract {
  const provided = [...hostProvided, ...ownVersion].map((name) => [name, versionOf(name)]);
  return {
    version,
    provided: Object.fromEntries(provided) as Record<string, string>,
    singletons: hostProvided,
    storeContract,
    slots: slotSizes,
  };
}

/** The current git commit; null outside of a git repository. */
export function gitRevision(): string | null {
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

/** Shared packages that no other shared package imports. */
const onlyDeclared = ['react-dom', 'react-dom/client', 'react-router'];

/** The packages that a remote needs from its host. */
const requiredBy = (manifest: Parameters<typeof isNamed>[1]) =>
  [...hostProvided, ...ownVersion].filter((name) => !onlyDeclared.includes(name) || isNamed(name, manifest));

/** The facts in the build record that are needed to publish without the sources. */
export function factsOf(dir: string, version: string): Pick<BuildRecord, 'remote' | 'shell'> {
  if (dir === shellDir) return { shell: shellContract(version) };
  if (!existsSync(path.join(dir, 'remote.json'))) return {};
  const { version: _version, ...descriptor } = readDescriptor(dir);
  const manifest = readManifest(dir);
  return {
    remote: {
      descriptor,
      globalName: globalNameOf(descriptor.name, version),
      serverEntry: serverEntryFile,
      required: byName(requiredBy(manifest), (name) => rangeOf(name, manifest)),
      provided: byName(ownVersion, versionOf),
    },
  };
}
