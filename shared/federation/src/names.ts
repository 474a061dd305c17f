const unsafe = /\W/g;

/**
 * The global that a remote's entry leaves, and its webpack `uniqueName`. It carries the version: with one name for two
 * versions a switch would run the old code under the new styles.
 */
export function globalNameOf(remote: string, version: string): string {
  return `${remote}_${version}`.replace(unsafe, '_');
}

/** Pattern of generated CSS class names: build and version, so that two versions in one page never meet. */
export function classNamePattern(build: string, version: string): string {
  return `${build}-${version.replace(unsafe, '_')}-[local]-[hash:base64:5]`;
}
