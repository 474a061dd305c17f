import path from 'node:path';

const unsafe = /\W/g;

/**
 * The global that a remote's entry leaves, and its webpack `uniqueName`. It carries the version: with one name for two
 * versions a switch would run the old code under the new styles.
 */
export function globalNameOf(remote: string, version: string): string {
  return `${remote}_${version}`.replace(unsafe, '_');
}

/**
 * A generated CSS class name: build and version, so that two versions in one page never meet, then the style sheet's name and
 * the class's own. Sheets of one build have names of their own, so that nothing else is needed to tell classes apart.
 */
export function classNameOf(build: string, version: string, file: string, local: string): string {
  return `${build}-${version.replace(unsafe, '_')}-${path.basename(file, '.module.css')}_${local}`;
}
