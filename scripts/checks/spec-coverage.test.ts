import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/packages';
import { readCoverage } from './read-coverage';

const rows = readCoverage(readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8'));

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, known);
  return known;
}

/** Whether a file has a test of that title: the title as a whole string, as it is written there. */
function hasTitle(source: string, title: string): boolean {
  return [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((text) =>
    source.includes(text),
  );
}

describe('docs/spec-coverage.md', () => {
  it('has rows for each section it covers', () => {
    const sections = new Set(rows.map(({ section }) => section));
    expect([...sections].map((name) => Number.parseInt(name, 10))).toEqual([2, 4, 5, 8, 9]);
  });

  it('names a test in every row', () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const gone = rows.flatMap(({ line, tests }) =>
      tests
        .filter(({ file, title }) => !existsSync(path.join(root, file)) || !hasTitle(sourceOf(file), title))
        .map(({ file, title }) => `${line}: ${file} › ${title}`),
    );
    expect(gone).toEqual([]);
  });

  it('says of every row that waits what is there today', () => {
    const waiting = rows.filter(({ added }) => added.startsWith('**Later**'));
    expect(waiting.filter(({ added }) => !/^\*\*Later\*\*: \S/.test(added))).toEqual([]);
  });
});

describe('readCoverage', () => {
  it('reads a row, with bars in a title', () => {
    const text =
      '## 2. Screens\n\n| Line | Shown by | Added |\n| --- | --- | --- |\n| A | `a.ts` › x \\| y<br>`b.ts` › z | |\n';
    expect(readCoverage(text)).toEqual([
      {
        section: '2. Screens',
        line: 'A',
        tests: [
          { file: 'a.ts', title: 'x | y' },
          { file: 'b.ts', title: 'z' },
        ],
        added: '',
      },
    ]);
  });
});
