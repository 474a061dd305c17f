import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * What the host provides to every remote, one instance a page (and one a server render). Remotes carry no copy of these;
 * they name the range they need, and an own package outside the range is refused.
 */
export const hostProvided = [
  'react',
  'react/jsx-runtime',
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
    ? `../../${packageName.slice('@shop/'.length)}/package.json`
    : `${packageName}/package.json`;
  const { version } = require(file) as { version: string };
  return version;
}

interface ShareOptions {
  singleton: boolean;
  requiredVersion: string;
  version?: string;
  strictVersion?: boolean;
  import?: string | false;
}

function share(specifier: string): ShareOptions {
  const version = versionOf(specifier);
  return { singleton: true, requiredVersion: `^${version}`, strictVersion: specifier.startsWith('@shop/') };
}

/** Sharing as a remote declares it: everything from the host, only the design pieces with a copy to fall back on. */
export function sharedByRemote(): Record<string, ShareOptions> {
  const provided = hostProvided.map((name) => [name, { ...share(name), import: false as const }]);
  const own = ownVersion.map((name) => [
    name,
    { ...share(name), singleton: false, version: versionOf(name) },
  ]);
  return Object.fromEntries([...provided, ...own]);
}

/** The versions of what the host provides, by what is imported. */
export function lentVersions(): Record<string, string> {
  return Object.fromEntries([...hostProvided, ...ownVersion].map((name) => [name, versionOf(name)]));
}

/** Facades as a build's aliases: whoever imports the package gets the file. */
export function facadeAliases(facades: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facades).map(([name, file]) => [`${name}$`, file]));
}
