import { requiredRange } from '@shop/contracts/shared-module';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * What the host provides to every remote, one instance a page (and one a server render). Remotes carry no copy of these;
 * they name the range they need, and an own package outside the range is refused.
 */
export const hostProvided = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@shop/config',
  '@shop/money',
  '@shop/contracts',
  '@shop/store',
  '@shop/api-client',
] as const;

/** Shared without being a singleton: a remote whose version the host cannot serve brings its own. */
export const ownVersion = ['@shop/ui'] as const;

/** The installed version of a package, from its package.json. */
export function versionOf(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const own = packageName.startsWith('@shop/');
  const file = own
    ? `../../../${packageName.slice('@shop/'.length)}/package.json`
    : `${packageName}/package.json`;
  const { version } = require(file) as { version: string };
  return version;
}

interface ShareOptions {
  singleton: boolean;
  requiredVersion: string;
  version?: string;
  strictVersion?: boolean;
  eager?: boolean;
  import?: string | false;
}

function share(specifier: string): ShareOptions {
  const version = versionOf(specifier);
  return { singleton: true, requiredVersion: `^${version}`, strictVersion: specifier.startsWith('@shop/') };
}

type Manifest = Parameters<typeof requiredRange>[1];

const packageNameOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Whether a remote's package.json names the package of a specifier, and so asks its host for it. */
export function isNamed(specifier: string, { dependencies = {}, peerDependencies = {} }: Manifest): boolean {
  const name = packageNameOf(specifier);
  return name in dependencies || name in peerDependencies;
}

/** The range of a shared package that a remote asks its host for: what its package.json says, or what is installed and compatible. */
export function rangeOf(specifier: string, manifest: Manifest): string {
  if (!isNamed(specifier, manifest)) return `^${versionOf(specifier)}`;
  return requiredRange(packageNameOf(specifier), manifest);
}

/** Sharing as a remote declares it: everything from the host, only the design pieces with a copy to fall back on. */
export function sharedByRemote(manifest: Manifest): Record<string, ShareOptions> {
  const shared = (name: string) => ({ ...share(name), requiredVersion: rangeOf(name, manifest) });
  const provided = hostProvided.map((name) => [name, { ...shared(name), import: false as const }]);
  const own = ownVersion.map((name) => [
    name,
    { ...shared(name), singleton: false, version: versionOf(name) },
  ]);
  return Object.fromEntries([...provided, ...own]);
}

/**
 * Sharing as the host declares it: all of it in its entry, so that it is there before any remote asks. `narrowed` names files that
 * export less than the whole of a package.
 */
export function sharedByHost(narrowed: Readonly<Record<string, string>>): Record<string, ShareOptions> {
  return Object.fromEntries(
    [...hostProvided, ...ownVersion].map((name) => [
      name,
      {
        ...share(name),
        singleton: hostProvided.some((singleton) => singleton === name),
        version: versionOf(name),
        eager: true,
        ...(narrowed[name] ? { import: narrowed[name] } : {}),
      },
    ]),
  );
}

/** The versions of what the host provides, by what is imported. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([...hostProvided, ...ownVersion].map((name) => [name, versionOf(name)]));
}
