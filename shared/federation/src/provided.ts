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
  eager?: boolean;
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

/**
 * Sharing as the host declares it: all of it in the first chunk. A facade stands in for a package of which the shop
 * uses a part, because a provided package is kept whole.
 */
export function sharedByHost(facades: Readonly<Record<string, string>>): Record<string, ShareOptions> {
  const names = [...hostProvided, ...ownVersion];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...share(name),
        singleton: !(ownVersion as readonly string[]).includes(name),
        version: versionOf(name),
        eager: true,
        ...(facades[name] ? { import: facades[name] } : {}),
      },
    ]),
  );
}
