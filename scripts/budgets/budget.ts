import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatText } from '@shop/release-tools/format-text';
import { kindOf, kinds, type Group, type Kind } from './groups';
import type { Weight } from './read-build';

/** Maximum size of groups of files, in KB of 1000 bytes: by the group's name, then by kind. */
export type Budget = Readonly<Record<string, Readonly<Partial<Record<Kind, Weight>>>>>;

const fileOf = (dir: string) => path.join(dir, 'budget.json');

/** Reads a package's `budget.json`; returns an empty budget if there is none. */
export function readBudget(dir: string): Budget {
  const file = fileOf(dir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : {};
}

/** Writes a package's `budget.json`, formatted. */
export async function writeBudget(dir: string, budget: Budget): Promise<void> {
  const file = fileOf(dir);
  const lines = Object.entries(budget).map(
    ([name, limits]) => `${JSON.stringify(name)}: ${JSON.stringify(limits)}`,
  );
  writeFileSync(file, await formatText(file, `{\n${lines.join(',\n')}\n}`));
}

export const encodings = ['brotli', 'gzip'] as const;

/** Actual and maximum size of a group's files of one kind, in bytes. */
export interface Line {
  readonly group: Group;
  readonly kind: Kind;
  readonly weight: Weight;
  /** Null where the budget has no limit. */
  readonly limit: Weight | null;
}

/** Total size of files that are sent separately. */
export function weightOf(files: Group['files']): Weight {
  const weights = files.map(({ build, file }) => build.weigh(file));
  const sum = (encoding: keyof Weight) => weights.reduce((total, weight) => total + weight[encoding], 0);
  return { brotli: sum('brotli'), gzip: sum('gzip') };
}

const inBytes = ({ brotli, gzip }: Weight): Weight => ({ brotli: brotli * 1000, gzip: gzip * 1000 });

/** Each group with its budget, by kind of file. */
export function compare(groups: readonly Group[], budget: Budget): Line[] {
  return groups.flatMap((group) =>
    kinds.flatMap((kind) => {
      const files = group.files.filter(({ file }) => kindOf(file) === kind);
      if (files.length === 0) return [];
      const limit = budget[group.name]?.[kind];
      return [
        { group: { ...group, files }, kind, weight: weightOf(files), limit: limit ? inBytes(limit) : null },
      ];
    }),
  );
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Messages for exceeded budgets of a build; empty when it is within budget. */
export function complaints(lines: readonly Line[], budget: Budget): string[] {
  const names = new Set(lines.map(({ group }) => group.name));
  const unknown = Object.keys(budget).filter((name) => !names.has(name));
  return [
    ...unknown.map((name) => `"${name}" has a budget but is not in the build`),
    ...lines.flatMap(({ group, kind, weight, limit }) => {
      if (!limit)
        return [`"${group.name}" has no budget for its ${kind}, which is ${kb(weight.brotli)} as brotli`];
      return encodings
        .filter((encoding) => weight[encoding] > limit[encoding])
        .map(
          (encoding) =>
            `"${group.name}" has ${kb(weight[encoding])} of ${kind} as ${encoding}, ${Math.ceil(weight[encoding] - limit[encoding])} B more than its ${kb(limit[encoding])}`,
        );
    }),
  ];
}

/** Headroom when a budget is set. */
const spare = 1.03;

/** A budget from the current sizes with headroom; `fixed` are limits that are not recalculated. */
export function budgetFor(lines: readonly Line[], fixed: Budget = {}): Budget {
  const limit = (bytes: number) => Math.ceil((bytes * spare) / 100) / 10;
  const budget: Record<string, Partial<Record<Kind, Weight>>> = {};
  for (const { group, kind, weight } of lines) {
    const known = fixed[group.name]?.[kind];
    const own = (budget[group.name] ??= {});
    own[kind] = known ?? { brotli: limit(weight.brotli), gzip: limit(weight.gzip) };
  }
  return budget;
}
