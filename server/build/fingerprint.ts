import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './packages';

/** Shared folders that are in every browser build. */
const sharedSources = ['shared', 'package-lock.json', 'tsconfig.base.json'];
/** Not part of a build: tools, tests and budgets. */
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

/** Workspace links to remotes, which are no dependencies: a new remote leaves the builds of the others fresh. */
const remoteLink = /^(mfe-|node_modules\/@shop\/mfe-)/;

let lastLock: { readonly bytes: Buffer; readonly text: string } = { bytes: Buffer.alloc(0), text: '' };

/** The relevant part of the lockfile; read for every package, and parsed once. */
function lockContents(bytes: Buffer): string {
  if (!lastLock.bytes.equals(bytes)) {
    const { packages } = JSON.parse(bytes.toString('utf8')) as { packages: Record<string, unknown> };
    const counted = Object.entries(packages).filter(([name]) => !remoteLink.test(name));
    lastLock = { bytes, text: JSON.stringify(counted) };
  }
  return lastLock.text;
}

function contents(file: string): string | Buffer {
  const bytes = readFileSync(path.join(root, file));
  return file === 'package-lock.json' ? lockContents(bytes) : bytes;
}

/** sha256 over everything that a package's build reads from the checkout; equal fingerprints give equal builds. */
export function fingerprint(packageDir: string): string {
  const hash = createHash('sha256');
  const places = [path.relative(root, packageDir), ...sharedSources];
  for (const file of places.flatMap(listFiles).sort()) {
    hash.update(`${file}\0`);
    hash.update(contents(file));
  }
  return hash.digest('hex');
}
