import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { readCoverage } from './read-coverage';
import { testExists } from './test-titles';

const rows = readCoverage(readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8'));

describe('docs/spec-coverage.md', () => {
  it('has rows for each section it covers', () => {
    const sections = new Set(rows.map(({ section }) => section));
    expect([...sections].map((name) => Number.parseInt(name, 10))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('names a test in every row', () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const gone = rows.flatMap(({ line, tests }) =>
      tests.filter((test) => !testExists(test)).map(({ file, title }) => `${line}: ${file} › ${title}`),
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
