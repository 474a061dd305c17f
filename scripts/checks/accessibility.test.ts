import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { readCoverage, testExists } from './named-tests';

const rows = readCoverage(readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8'));

it('every criterion of WCAG 2.2 A and AA names tests that exist', () => {
  const gone = rows.flatMap(({ line, tests }) =>
    tests.filter((test) => !testExists(test)).map(({ file, title }) => `${line}: ${file} › ${title}`),
  );
  // 55 criteria, two lines of which name two each.
  expect(rows).toHaveLength(53);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([]);
  expect(gone).toEqual([]);
});
