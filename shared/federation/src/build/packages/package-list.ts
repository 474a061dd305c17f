import { hostProvided } from '@shop/contracts/shared-module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a build. */
export interface BuiltFiles {
  /** Files whose code is in the output. */
  readonly files: Iterable<string>;
  /**
   * By file, the files that import it directly and not through a share scope. A file that only re-exports may
   * be absent from the output.
   */
  readonly importers: Iterable<readonly [file: string, importers: Iterable<string>]>;
}

/** An import of a package that the host provides, or that only its shared packages use. */
export interface ListedImport {
  /** Path in the package. */
  readonly file: string;
  /** The importing file of the project with its line, such as `src/page.tsx:3`. */
  readonly source?: string;
  /** The importing package, if it is not the project. */
  readonly package?: string;
}

/** A package whose code is in a build. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  /** As declared in its package.json; null if it is not declared. */
  readonly license: string | null;
  /** Only for packages of which a page should have one copy. */
  readonly imports?: readonly ListedImport[];
}

const packageNameOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages of which a page should have one copy, whether or not remotes may import them. */
const watched = new Set([...hostProvided.map(packageNameOf), '@reduxjs/toolkit', 'react-redux', 'redux']);

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

/** The line of a file that names a package; 0 if none does, as when a compiler has inserted the import. */
function lineOf(file: string, name: string): number {
  const text = readFileSync(file, 'utf8');
  const at = text.search(new RegExp(`['"]${name}(?:['"]|/)`));
  return at < 0 ? 0 : text.slice(0, at).split('\n').length;
}

/**
 * The packages of a build's files except the one in `own`, sorted by name and version. Files that are not paths on this
 * machine are skipped.
 */
export function packagesOf({ files, importers }: BuiltFiles, own: string): readonly ListedPackage[] {
  const find = createFinder();
  const locate = (file: string) => {
    const [place = ''] = file.split('?');
    const found = path.isAbsolute(place) ? find(path.dirname(place)) : null;
    const inPackage = found && path.relative(found.dir, place).split(path.sep).join('/');
    // Files that a tool has written into node_modules belong to no package.
    return found && inPackage && !inPackage.split('/').includes('node_modules')
      ? { ...found, place, inPackage, isOwn: found.dir === path.resolve(own) }
      : null;
  };
  const packages = new Map<string, ListedPackage & { imports?: ListedImport[] }>();
  const keyOf = ({ name, version }: ListedPackage) => `${name}@${version}`;
  for (const file of files) {
    const found = locate(file);
    if (!found || found.isOwn) continue;
    const { name, version, license } = found;
    packages.set(keyOf(found), { name, version, license, ...(watched.has(name) && { imports: [] }) });
  }
  for (const [file, importing] of importers) {
    const found = locate(file);
    const imports = found && packages.get(keyOf(found))?.imports;
    for (const importer of imports ? importing : []) {
      const from = locate(importer);
      if (!found || !from || from.name === found.name) continue;
      const line = from.isOwn ? lineOf(from.place, found.name) : 0;
      const source = line > 0 ? `${from.inPackage}:${line}` : from.inPackage;
      imports?.push({ file: found.inPackage, ...(from.isOwn ? { source } : { package: from.name }) });
    }
  }
  return [...packages.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** Writes the packages of a build next to its folder, so that they are not published: `dist/browser.packages.json`. */
export function writePackageList(outDir: string, files: BuiltFiles, own: string): void {
  const text = JSON.stringify({ packages: packagesOf(files, own) }, null, 1);
  writeFileSync(`${outDir}.packages.json`, `${text}\n`);
}
