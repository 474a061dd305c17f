import type { PageRelease, PageRemote, PageRemoteVersion } from '@shop/contracts';

let count = 0;

/** A version of a remote; its global name is unique within a test. */
export function versionOf(number: string, remote = 'catalog'): PageRemoteVersion {
  count += 1;
  return {
    version: number,
    base: `/remotes/${remote}/${number}-${count}/`,
    manifest: {
      entry: 'remoteEntry.js',
      globalName: `${remote}_${count}`,
      exposes: { product: { js: ['product.js'], css: ['product.css'] } },
      server: 'server',
    },
    integrity: { 'remoteEntry.js': 'sha384-entry', 'product.js': 'sha384-js', 'product.css': 'sha384-css' },
  };
}

/** A release with one remote, `catalog` 2.0.0. */
export const releaseOf = (remote: Partial<PageRemote> = {}): PageRelease => ({
  env: 'live',
  seq: 7,
  remotes: { catalog: { ...versionOf('2.0.0'), routes: [], slots: [], fallback: null, ...remote } },
});

/** A release with these versions of remotes, for tests. */
export function releaseWith(seq: number, versions: Readonly<Record<string, string>>): PageRelease {
  const remotes = Object.entries(versions).map(([name, version]) => [
    name,
    {
      version,
      base: `/remotes/${name}/${version}/`,
      manifest: { entry: 'remoteEntry.js', globalName: name, exposes: {}, server: 'server' },
      integrity: {},
      routes: [],
      slots: [],
      fallback: null,
    },
  ]);
  return { env: 'live', seq, remotes: Object.fromEntries(remotes) as PageRelease['remotes'] };
}
