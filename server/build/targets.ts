import { publishedVersion } from '@shop/registry';
import type { FindPublished } from '@shop/server';
import { buildFolders } from '@shop/server/builds';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from './build-package';
import { fingerprint } from './fingerprint';
import { consoleDir, officeDir, remoteDir, remoteNames, root, shellDir } from './packages';

const folders = buildFolders(root);

function versionIn(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The shell to build. */
export function shellTarget(): BuildTarget {
  const dir = shellDir;
  return {
    dir,
    out: folders.shell,
    version: versionIn(dir),
    source: fingerprint(dir),
  };
}

/** What the registry's console needs in the browser. */
export function consoleTarget(): BuildTarget {
  return { dir: consoleDir, out: folders.consoleDir, version: '1.0.0', source: fingerprint(consoleDir) };
}

/** The pages of the office. */
export function officeTarget(): BuildTarget {
  return {
    dir: officeDir,
    out: folders.office,
    version: versionIn(officeDir),
    source: fingerprint(officeDir),
  };
}

/** A remote to build: as its package.json's version, or, given the published ones, as a version that is still free. */
export function remoteTarget(name: string, find?: FindPublished): BuildTarget {
  const dir = remoteDir(name);
  const source = fingerprint(dir);
  const own = versionIn(dir);
  const version = find ? publishedVersion(find, name, own, source) : own;
  return { dir, out: folders.remote(name), source, version };
}

/** Everything of this checkout that is built for browsers, each as its package.json's version. */
export const allTargets = (): BuildTarget[] => [
  shellTarget(),
  consoleTarget(),
  officeTarget(),
  ...remoteNames.map((name) => remoteTarget(name)),
];
