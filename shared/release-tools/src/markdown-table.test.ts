import { expect, it } from '@jest/globals';
import { formatText } from './format-text';
import { markdownTable } from './markdown-table';

it("has the same layout as the documentation's formatter", async () => {
  const text = markdownTable(
    ['page', 'LCP ms', ''],
    [
      ['home', '812 (790-850)', 'pass'],
      ['a long name of a page', '7', '-'],
    ],
  );
  expect(await formatText('table.md', text)).toBe(`${text}\n`);
});
