import { readDescriptor } from '@shop/federation';
import type { Artifact } from '@shop/contracts';
import { publishedVersion } from '@shop/registry';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from './build-package';
import { fingerprint } from './fingerprint';
import { consoleDir, remoteDir, shellDir } from './packages';

/** The shell to build. */
export function shellTarget(): BuildTarget {
  const { version } = JSON.parse(readFileSync(path.join(shellDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { dir: shellDir, out: path.join(shellDir, 'dist'), version, source: fingerprint(shellDir) };
}

/** What the registry's console needs in the browser. */
export function consoleTarget(): BuildTarget {
  const dir = consoleDir;
  return { dir, out: path.join(dir, 'dist'), version: '1.0.0', source: fingerprint(dir) };
}

/** A remote to build: as its package.json's version, or, given the published ones, as a version that is still free. */
export function remoteTarget(
  name: string,
  find?: (remote: string, version: string) => Artifact | undefined,
): BuildTarget {
  const dir = remoteDir(name);
  const source = fingerprint(dir);
  const { version } = readDescriptor(dir);
  const out = path.join(dir, 'dist');
  return { dir, out, source, version: find ? publishedVersion(find, name, version, source) : version };
}
