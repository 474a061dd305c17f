import { expect, it } from '@jest/globals';
import { readCoverage } from './named-tests';

it('reads a row, with bars in a title', () => {
  const text =
    '## Reading\n\n| Line | Shown by | Added |\n| --- | --- | --- |\n| A | `a.ts` › x \\| y<br>`b.ts` › z | |\n';
  expect(readCoverage(text)).toEqual([
    {
      line: 'A',
      tests: [
        { file: 'a.ts', title: 'x | y' },
        { file: 'b.ts', title: 'z' },
      ],
    },
  ]);
});
