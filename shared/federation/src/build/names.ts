import { classPrefixes, alphabeticHash } from '@shop/config/class-prefixes';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const unsafe = /\W/g;

/**
 * Style sheets. For languages other than CSS, a project adds the loader, such as `sass-loader`, in a rule
 * after the preset's.
 */
export const styleSheets = /\.(?:css|s[ac]ss|less)$/;
export const moduleSheets = /\.module\.(?:css|s[ac]ss|less)$/;

/**
 * The global of a remote's entry and its webpack `uniqueName`. It contains the version: if two versions shared a
 * name, switching would run the old code with the new styles.
 */
export function globalNameOf(remote: string, version: string): string {
  return `${remote}_${version}`.replace(unsafe, '_');
}

/** A build whose style sheets get class names. */
interface StyledBuild {
  readonly dir: string;
  readonly name: string;
  readonly version: string;
}

/** Classes and animations, with the escapes of names such as `.md\:grid`. */
const definition = /(?:\.|@(?:-\w+-)?keyframes\s+)(?!\d)((?:\\[\da-f]{1,6}\s?|\\[^\n]|[\w-]|[^\0-\x7f])+)/gi;
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

const unescaped = (name: string) =>
  name.replace(escaped, (_match, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The index of a class or an animation in its style sheet; -1 for other names, such as ids. */
function placeOf(local: string, sheet: string): number {
  const names = Array.from(sheet.matchAll(definition), ([, name = '']) => unescaped(name));
  return [...new Set(names)].indexOf(local);
}

/** A style sheet as seen from its build's folder, so that names do not depend on where a checkout is. */
const pathInBuild = (dir: string, file: string) => path.relative(dir, file).replaceAll(path.sep, '/');

/** The part of a class name that identifies its style sheet in a build. */
export const sheetHashOf = (dir: string, file: string): string => alphabeticHash(pathInBuild(dir, file), 3);

/**
 * A generated name of a CSS class, id or animation: three letters for build and version, so that two versions in one page
 * never collide, three for the path of the style sheet, and the index of the class in it. It is short because each document
 * repeats the names; readable ones took 3% of the home page.
 */
export function classNameOf({ dir, name, version }: StyledBuild, file: string, local: string): string {
  const place = placeOf(local, readFileSync(file, 'utf8'));
  const prefix = classPrefixes(globalNameOf(name, version)).short + sheetHashOf(dir, file);
  return prefix + (place < 0 ? `_${local}` : place.toString(36));
}

/** The first two files of a build that have the same hash, as paths from its folder; null if all hashes differ. */
export function collidingSheets(dir: string, files: Iterable<string>): readonly [string, string] | null {
  const byHash = new Map<string, string>();
  // Bundlers list them in the order in which they were read.
  for (const file of [...files].sort()) {
    const hash = sheetHashOf(dir, file);
    const other = byHash.get(hash) ?? file;
    if (other !== file) return [pathInBuild(dir, other), pathInBuild(dir, file)];
    byHash.set(hash, file);
  }
  return null;
}

/**
 * A readable class name for bundlers whose documents are not measured: remote, version, style sheet and class, with a hash of the
 * sheet's path that is too long for a collision.
 */
export const readableClassName = (
  { dir, name, version }: StyledBuild,
  file: string,
  local: string,
): string => {
  const sheet = path.basename(file).replace(/\..*/, '');
  return `${classPrefixes(globalNameOf(name, version)).readable}${sheet}-${alphabeticHash(pathInBuild(dir, file), 10)}-${local}`;
};
