import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const unsafe = /\W/g;

/**
 * The global of a remote's entry and its webpack `uniqueName`. It contains the version: if two versions shared a
 * name, switching would run the old code with the new styles.
 */
export function globalNameOf(remote: string, version: string): string {
  return `${remote}_${version}`.replace(unsafe, '_');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short hash of a text, as letters. */
function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, 3), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** The index of a class or an animation in its stylesheet. */
function placeOf(local: string, sheet: string): number {
  const names = [...sheet.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name]) => name);
  return [...new Set(names)].indexOf(local);
}

/**
 * A generated name of a CSS class or animation: three letters for build and version, so that two versions in one page
 * never collide, three for the style sheet's name, and the class's index in it. Sheets of one build have unique
 * names, so this is enough to distinguish classes. It is short because each document repeats the names: readable ones
 * took 3 % of the home page.
 */
export function classNameOf(build: string, version: string, file: string, local: string): string {
  const place = placeOf(local, readFileSync(file, 'utf8'));
  if (place < 0) throw new Error(`${file} does not define "${local}"`);
  return shortHash(`${build} ${version}`) + sheetHashOf(file) + place.toString(36);
}

/** The part of a class name that identifies its style sheet. */
export const sheetHashOf = (file: string): string => shortHash(path.basename(file, '.module.css'));
