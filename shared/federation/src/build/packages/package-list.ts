import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose code is in a build. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  /** As declared in its package.json; null if it is not declared. */
  readonly license: string | null;
}

interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly license?: unknown;
  /** The format before SPDX expressions. */
  readonly licenses?: unknown;
}

const typeOf = (license: unknown): string[] => {
  if (typeof license === 'string') return [license];
  const { type } = (license ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? [type] : [];
};

function licenseOf({ license, licenses }: Manifest): string | null {
  const all = [license, ...(Array.isArray(licenses) ? (licenses as unknown[]) : [])].flatMap(typeOf);
  return all.length > 1 ? `(${all.join(' OR ')})` : (all[0] ?? null);
}

function readManifest(dir: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** Finds the package of a folder: the nearest package.json with a name and a version, since some lack these. */
function createFinder() {
  const known = new Map<string, (ListedPackage & { readonly dir: string }) | null>();
  const find = (dir: string): (ListedPackage & { readonly dir: string }) | null => {
    const before = known.get(dir);
    if (before !== undefined) return before;
    const manifest = readManifest(dir);
    const { name, version } = manifest ?? {};
    const parent = path.dirname(dir);
    const found =
      manifest && typeof name === 'string' && typeof version === 'string'
        ? { name, version, license: licenseOf(manifest), dir }
        : parent === dir
          ? null
          : find(parent);
    known.set(dir, found);
    return found;
  };
  return find;
}

/**
 * The packages of these files except the one in `own`, sorted by name and version. Files that are not paths on this
 * machine are skipped.
 */
export function packagesOf(files: Iterable<string>, own: string): readonly ListedPackage[] {
  const find = createFinder();
  const packages = new Map<string, ListedPackage>();
  for (const file of files) {
    const [place = ''] = file.split('?');
    const found = path.isAbsolute(place) ? find(path.dirname(place)) : null;
    if (!found || found.dir === path.resolve(own)) continue;
    // Files that a tool has written into node_modules belong to no package.
    if (path.relative(found.dir, place).split(path.sep).includes('node_modules')) continue;
    const { name, version, license } = found;
    packages.set(`${name}@${version}`, { name, version, license });
  }
  return [...packages.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** Writes the packages of a build next to its folder, so that they are not published: `dist/browser.packages.json`. */
export function writePackageList(outDir: string, files: Iterable<string>, own: string): void {
  const text = JSON.stringify({ packages: packagesOf(files, own) }, null, 1);
  writeFileSync(`${outDir}.packages.json`, `${text}\n`);
}
