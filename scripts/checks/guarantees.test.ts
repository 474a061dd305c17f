import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { readCoverage } from './named-tests';

const rows = readCoverage('guarantees');

it('every guarantee of delivery names tests that exist', () => {
  const missing = rows.flatMap(({ line, tests }) =>
    tests
      .map(({ file, title }) => ({ file: path.join(root, file), title }))
      .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
      .map(({ title }) => `${line}: ${title}`),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

it('the guarantees page has the same sections as the list', () => {
  const read = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');
  const titles = (text: string, title: RegExp) => [...text.matchAll(title)].map(([, name]) => name);
  const listed = titles(read('test-coverage/guarantees.yaml'), /^# ([^.\n]+)$/gm);
  expect(listed.length).toBeGreaterThan(5);
  expect(titles(read('guarantees.md'), /^## (.+)$/gm)).toEqual(listed);
});
