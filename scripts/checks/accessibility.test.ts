import { expect, it } from '@jest/globals';
import { readCoverage, testExists } from './named-tests';

const rows = readCoverage('accessibility');

it('every criterion of WCAG 2.2 A and AA names tests that exist', () => {
  const missing = rows.flatMap(({ line, tests }) =>
    tests.filter((test) => !testExists(test)).map(({ file, title }) => `${line}: ${file} › ${title}`),
  );
  // 55 criteria on 53 lines: two lines name two criteria each.
  expect(rows).toHaveLength(53);
  expect(missing).toEqual([]);
});
