import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { readCoverage } from './named-tests';

const rows = readCoverage('guarantees');

it('every guarantee of delivery names tests that exist', () => {
  const gone = rows.flatMap(({ line, tests }) =>
    tests
      .map(({ file, title }) => ({ file: path.join(root, file), title }))
      .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
      .map(({ title }) => `${line}: ${title}`),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(gone).toEqual([]);
});

it('the page of guarantees has exactly the lines that have tests', () => {
  const page = readFileSync(path.join(root, 'docs/guarantees.md'), 'utf8');
  const lines = [...page.matchAll(/^- (.+)$/gm)].map(([, line]) => line);
  expect(lines).toEqual(rows.map(({ line }) => line));
});
