import type { PageRelease } from '@shop/contracts';

/** A release with these versions of remotes, for tests. */
export function releaseOf(seq: number, versions: Readonly<Record<string, string>>): PageRelease {
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
