import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedVersion } from '@shop/registry';
import type { FindPublished } from '@shop/server';
import { buildFolders } from '@shop/server/builds';
import type { BuildTarget } from './build-package';
import { consoleDir, officeDir, remoteDir, remoteNames, root, shellDir } from './packages';

/** Shared folders that are in every browser build. */
const sharedSources = ['shared', 'package-lock.json', 'tsconfig.base.json'];
/** Files that are not part of a build: tools, tests and budgets. */
const ignored =
  /^shared\/release-tools\/|(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|\/budget\.json$/;

function listFiles(place: string): string[] {
  const absolute = path.join(root, place);
  let entries;
  try {
    entries = readdirSync(absolute, { withFileTypes: true });
  } catch {
    return [place];
  }
  return entries
    .map((entry) => ({ entry, file: `${place}/${entry.name}` }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]));
}

/** Ignores workspace links to remotes, so that a new remote does not make other builds stale. */
const remoteLink = /^(mfe-|node_modules\/@shop\/mfe-)/;

/** The relevant part of the lockfile. */
function lockContents(bytes: Buffer): string {
  const { packages } = JSON.parse(bytes.toString('utf8')) as { packages: Record<string, unknown> };
  return JSON.stringify(Object.entries(packages).filter(([name]) => !remoteLink.test(name)));
}

function contents(file: string): string | Buffer {
  const bytes = readFileSync(path.join(root, file));
  return file === 'package-lock.json' ? lockContents(bytes) : bytes;
}

/** The shared sources, by path. */
type Sources = ReadonlyMap<string, string | Buffer>;

const read = (files: readonly string[]): Sources => new Map(files.map((file) => [file, contents(file)]));

let sharedNow: Sources | undefined;

/** The current shared sources, read once for the fingerprints of several packages. */
function sharedContents(): Sources {
  if (!sharedNow) {
    sharedNow = read(sharedSources.flatMap(listFiles));
    setImmediate(() => (sharedNow = undefined));
  }
  return sharedNow;
}

/** sha256 over all inputs of a package's build from the checkout. Equal fingerprints mean equal builds. */
export function fingerprint(packageDir: string): string {
  const hash = createHash('sha256');
  const own = read(listFiles(path.relative(root, packageDir)));
  for (const [file, bytes] of [...own, ...sharedContents()].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0`);
    hash.update(bytes);
  }
  return hash.digest('hex');
}

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

/** The browser files of the registry's console. */
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

/** A remote to build: with its package.json's version or, if `find` is given, with an unpublished version. */
export function remoteTarget(name: string, find?: FindPublished): BuildTarget {
  const dir = remoteDir(name);
  const source = fingerprint(dir);
  const own = versionIn(dir);
  const version = find ? publishedVersion(find, name, own, source) : own;
  return { dir, out: folders.remote(name), source, version };
}

/** All browser packages of this checkout, each with its package.json's version. */
export const allTargets = (): BuildTarget[] => [
  shellTarget(),
  consoleTarget(),
  officeTarget(),
  ...remoteNames.map((name) => remoteTarget(name)),
];
