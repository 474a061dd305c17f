import path from 'node:path';
import type { PublicPackage } from '../public-packages';
import type { StagedPackage } from '../stage-packages';

/** A public entry of a package: its import specifier, and the report of its types. */
export interface Entry {
  /** For example, `@shop/config/content-encoding`. */
  readonly specifier: string;
  /** Name of its report without extension: `index` or the entry's name. */
  readonly report: string;
}

/** Entries of a package that have types, in the order of its package.json; without style sheets and package.json. */
export function entriesOf({ manifest }: PublicPackage): Entry[] {
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'string' && /\.tsx?$/.test(target))
    .map(([entry]) => ({
      specifier: path.posix.join(manifest.name, entry),
      report: entry === '.' ? 'index' : entry.slice('./'.length).replaceAll('/', '-'),
    }));
}

/** File with the declarations of an entry, as published. */
export function declarationsOf({ manifest, stage }: StagedPackage, { specifier }: Entry): string {
  const entry = `.${specifier.slice(manifest.name.length)}`;
  const target = String(manifest.exports[entry]);
  return path.join(stage, target.replace(/^\.\/src/, 'dist').replace(/\.tsx?$/, '.d.ts'));
}
