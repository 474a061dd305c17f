import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatText } from '@shop/release-tools/format-text';
import type { Kind } from './groups';
import type { Weight } from './read-build';

/** What groups of files may weigh, in KB of 1000 bytes: by the group's name, then by kind. */
export type Budget = Readonly<Record<string, Readonly<Partial<Record<Kind, Weight>>>>>;

const fileOf = (dir: string) => path.join(dir, 'budget.json');

/** Reads a package's `budget.json`; an empty budget where it has none. */
export function readBudget(dir: string): Budget {
  const file = fileOf(dir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : {};
}

/** Writes it as the formatter would. */
export async function writeBudget(dir: string, budget: Budget): Promise<void> {
  const file = fileOf(dir);
  const lines = Object.entries(budget).map(
    ([name, limits]) => `${JSON.stringify(name)}: ${JSON.stringify(limits)}`,
  );
  writeFileSync(file, await formatText(file, `{\n${lines.join(',\n')}\n}`));
}
