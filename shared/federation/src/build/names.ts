import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const unsafe = /\W/g;

/**
 * The global that a remote's entry leaves, and its webpack `uniqueName`. It carries the version: with one name for two
 * versions a switch would run the old code under the new styles.
 */
export function globalNameOf(remote: string, version: string): string {
  return `${remote}_${version}`.replace(unsafe, '_');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters that stand for a text, the same in each build of it. */
function lettersFor(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, 3), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Where a class or an animation comes first in its style sheet; what is neither only shifts the others. */
function placeOf(local: string, sheet: string): number {
  const names = [...sheet.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name]) => name);
  return [...new Set(names)].indexOf(local);
}

/**
 * A generated name of a CSS class or animation: three letters for build and version, so that two versions in one page never meet, three for the
 * style sheet's name, and the class's place in it. Sheets of one build have names of their own, so that nothing else is needed to
 * tell classes apart. It is short because each document repeats the names; in full they were a thirtieth of home's.
 */
export function classNameOf(build: string, version: string, file: string, local: string): string {
  const place = placeOf(local, readFileSync(file, 'utf8'));
  if (place < 0) throw new Error(`${file} does not name "${local}"`);
  return lettersFor(`${build} ${version}`) + sheetLettersOf(file) + place.toString(36);
}

/** The part of a class name that stands for its style sheet. */
export const sheetLettersOf = (file: string): string => lettersFor(path.basename(file, '.module.css'));
