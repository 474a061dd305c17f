import { expect, it } from '@jest/globals';
import { readCoverage, sourceOf, testExists } from './named-tests';

const rows = readCoverage('dark-patterns');
const sections = [...sourceOf('docs/dark-patterns.md').matchAll(/^## (\d+)\. (.+)$/gm)];

it('the page has the thirteen dark patterns of the guidelines, in their order', () => {
  expect(sections.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

it('each list of tests belongs to a section, and names tests that exist', () => {
  const names = sections.map(([, , name]) => name);
  expect(rows.map(({ line }) => line).filter((line) => !names.includes(line))).toEqual([]);
  const missing = rows.flatMap(({ line, tests }) =>
    tests.filter((test) => !testExists(test)).map(({ file, title }) => `${line}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});
