import { encodings, type Line } from './compare';
import type { Duplicate } from './duplicates';
import { ownersOf } from './owners';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const cells = 20;

/** A bar of how much of a limit is used, and what is left of it. */
function used(bytes: number, limit: number): string {
  const filled = Math.min(cells, Math.round((bytes / limit) * cells));
  const left = ((1 - bytes / limit) * 100).toFixed(0);
  const bar = '█'.repeat(filled) + '░'.repeat(cells - filled);
  return `${bar} ${bytes > limit ? `${-Number(left)} % over` : `${left} % left`}`;
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

/** A build's groups: what each weighs in KB, may weigh, and is made of (minified, before compressing). */
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

/** Sources that are downloaded twice, one a line with all their places. */
export function describeDuplicates(duplicates: readonly Duplicate[]): string[] {
  return duplicates.map(
    ({ source, kind, waste, places }) =>
      `  ${source} (${kind}): ${waste} B more than once, in ${places.map(([place, bytes]) => `${place} (${bytes})`).join(', ')}`,
  );
}
