import { hostProvided, requiredRange } from '@shop/contracts/shared-module';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export { hostProvided };

/** Shared, but not a singleton: a remote that needs an incompatible version bundles its own copy. */
export const ownVersion = ['@shop/ui'] as const;

const packageNameOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The version of a package that the project in `dir` has installed, by any package manager: a neighbour of this package is not
 * always the project's. By default, the one that this package finds. Throws an Error if it is not installed.
 */
export function versionOf(specifier: string, dir: string = import.meta.dirname): string {
  const name = packageNameOf(specifier);
  const folders = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((one) => existsSync(one));
  if (file === undefined) throw new Error(`${name} is not installed in ${dir}. Add it to devDependencies.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface ShareOptions {
  singleton: boolean;
  requiredVersion: string;
  version?: string;
  strictVersion?: boolean;
  eager?: boolean;
  import?: string | false;
}

function share(specifier: string, dir?: string): ShareOptions {
  const version = versionOf(specifier, dir);
  return { singleton: true, requiredVersion: `^${version}`, strictVersion: specifier.startsWith('@shop/') };
}

type Manifest = Parameters<typeof requiredRange>[1];

/** Whether a remote's package.json lists the package of a specifier, and so requires it of its host. */
export function isNamed(specifier: string, { dependencies = {}, peerDependencies = {} }: Manifest): boolean {
  const name = packageNameOf(specifier);
  return name in dependencies || name in peerDependencies;
}

/** The range of a shared package that a remote requires of its host: from its package.json, or compatible with the installed version. */
export function rangeOf(specifier: string, manifest: Manifest, dir?: string): string {
  if (!isNamed(specifier, manifest)) return `^${versionOf(specifier, dir)}`;
  return requiredRange(packageNameOf(specifier), manifest);
}

/** The `shared` option of the remote in a folder: all packages come from the host, and only @shop/ui has a fallback copy. */
export function sharedByRemote(manifest: Manifest, dir: string): Record<string, ShareOptions> {
  const shared = (name: string) => ({ ...share(name, dir), requiredVersion: rangeOf(name, manifest, dir) });
  const provided = hostProvided.map((name) => [name, { ...shared(name), import: false as const }]);
  const own = ownVersion.map((name) => [
    name,
    { ...shared(name), singleton: false, version: versionOf(name, dir) },
  ]);
  return Object.fromEntries([...provided, ...own]);
}

const sharedEagerly = (name: string): ShareOptions => ({
  ...share(name),
  singleton: hostProvided.some((singleton) => singleton === name),
  version: versionOf(name),
  eager: true,
});

/**
 * The `shared` option of the host: all eager, so that they are loaded before any remote needs them. `narrowed` maps
 * packages to files with fewer exports; `apart` are those that it provides without importing them from its share scope.
 */
export function sharedByHost(
  narrowed: Readonly<Record<string, string>>,
  apart: readonly string[],
): Record<string, ShareOptions> {
  return Object.fromEntries(
    [...hostProvided, ...ownVersion]
      .filter((name) => !apart.includes(name))
      .map((name) => [name, { ...sharedEagerly(name), ...(narrowed[name] && { import: narrowed[name] }) }]),
  );
}

/** The `provides` option of the host, by the absolute paths of these packages' files. */
export const providedFiles = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [file, { ...sharedEagerly(name), shareKey: name }]),
  );

/** The versions of host-provided packages, by specifier. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([...hostProvided, ...ownVersion].map((name) => [name, versionOf(name)]));
}
