import type { Group } from './groups';

/** Packages that belong together. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(@module-federation\/.*|\.federation)$/, 'federation runtime'],
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^(react-router|react-router-dom|@remix-run\/.*|turbo-stream|cookie|set-cookie-parser)$/, 'react-router'],
];

const inShared = /^shared\/([^/]+)\//;

/** Whose a source is: a package from npm, a shared package, a package of the shop, or webpack. */
export function ownerOf(source: string): string {
  if (source.startsWith('webpack/')) return 'webpack runtime';
  if (source.startsWith('node_modules/')) {
    const [, first = '', second = ''] = source.split('/');
    const name = first.startsWith('@') ? `${first}/${second}` : first;
    return families.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  }
  const shared = inShared.exec(source)?.[1];
  return shared ? `@shop/${shared}` : (source.split('/')[0] ?? source);
}

/** Bytes of files by owner after minifying, before compressing, the largest first. */
export function ownersOf(files: Group['files']): (readonly [owner: string, bytes: number])[] {
  const bytes = new Map<string, number>();
  for (const { build, file } of files) {
    for (const [source, size] of Object.entries(build.stats.files[file] ?? {})) {
      const owner = ownerOf(source);
      bytes.set(owner, (bytes.get(owner) ?? 0) + size);
    }
  }
  return [...bytes].sort((a, b) => b[1] - a[1]);
}
