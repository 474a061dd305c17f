import { createHash } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A hash of a text, as letters; `length` is at most 32. */
export function alphabeticHash(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Prefixes of a version's generated class names: three letters for short names, as in builds of this
 * repository, or the name of the container, as in the templates for Rspack and Vite. `globalName` is that
 * name, such as `gifts_1_0_0`.
 */
export const classPrefixes = (globalName: string) => ({
  short: alphabeticHash(globalName, 3),
  readable: `${globalName}-`,
});

const unsafe = /[^\w-]/g;

/**
 * The prefix of class names in a published package of the shop, such as `ui-1_0_0-`: one page may contain two
 * versions of it.
 */
export const packagePrefix = (name: string, version: string): string =>
  `${name.replace('@shop/', '')}-${version}-`.replace(unsafe, '_');

/**
 * Whether a class name comes from `@shop/ui`, of which a remote's build contains a copy for shops with a
 * different version.
 */
export const isOfUi = (className: string): boolean => /^ui-\d+_\d+_\d+[\w-]*-/.test(className);
