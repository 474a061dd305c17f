import { encodings, type Line } from './budget';
import type { Duplicate } from './duplicates';
import type { Group } from './groups';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const cells = 20;

/** A bar of the used share of a limit, with the remainder. */
function used(bytes: number, limit: number): string {
  const filled = Math.min(cells, Math.round((bytes / limit) * cells));
  const left = ((1 - bytes / limit) * 100).toFixed(0);
  const bar = '█'.repeat(filled) + '░'.repeat(cells - filled);
  return `${bar} ${bytes > limit ? `${-Number(left)}% over` : `${left}% left`}`;
}

const numbers = (line: Line) =>
  encodings
    .map(
      (encoding) =>
        `${kb(line.weight[encoding]).padStart(6)} of ${line.limit ? kb(line.limit[encoding]) : '—'} ${encoding}`,
    )
    .map((text) => text.padEnd(24))
    .join('');

/** Owners below this share of a group are not named. */
const worthNaming = 0.04;

function madeOf(line: Line): string {
  const owners = ownersOf(line.group.files);
  const total = owners.reduce((sum, [, bytes]) => sum + bytes, 0);
  return owners
    .filter(([, bytes]) => bytes > total * worthNaming)
    .map(([owner, bytes]) => `${owner} ${kb(bytes)}`)
    .join(', ');
}

/** A build's groups with their size and limit in KB, and their contents (minified, before compression). */
export function describeLines(name: string, lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(({ group }) => group.name.length));
  return [
    '',
    name,
    ...lines.flatMap((line) => {
      const { group, kind, weight, limit } = line;
      const bar = limit ? used(weight.brotli, limit.brotli) : 'no budget';
      const row = `  ${group.name.padEnd(width)} ${kind.padEnd(4)}${numbers(line)}${bar}`;
      return kind === 'js' ? [row, `  ${' '.repeat(width)}     ${madeOf(line)}`] : [row];
    }),
  ];
}

/** Sources that are downloaded twice, one per line with their files. */
export function describeDuplicates(duplicates: readonly Duplicate[]): string[] {
  return duplicates.map(
    ({ source, kind, waste, places }) =>
      `  ${source} (${kind}): ${waste} B more than once, in ${places.map(([place, bytes]) => `${place} (${bytes})`).join(', ')}`,
  );
}

/** Groups of packages that are reported together. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(@module-federation\/.*|\.federation)$/, 'federation runtime'],
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^(react-router|react-router-dom|@remix-run\/.*|turbo-stream|cookie|set-cookie-parser)$/, 'react-router'],
];

const inShared = /^shared\/([^/]+)\//;

/** The owner of a source: an npm package, a shared package, a package of the shop, or webpack. */
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

/** Minified, uncompressed bytes of files by owner, largest first. */
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
