import type { NamedTest } from './test-titles';

/** A row of a page that names the tests of each of its claims. */
export interface CoverageRow {
  readonly line: string;
  readonly tests: readonly NamedTest[];
}

const bar = /(?<!\\)\|/;

/** A cell without Markdown escapes. */
const plain = (cell: string) => cell.trim().replace(/\\([|*_`<>])/g, '$1');

/** Reads the tables of a page with the columns "Line" and "Shown by". A test is written as `` `file` › title ``, several with `<br>` between. */
export function readCoverage(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text) => {
    if (!text.startsWith('|')) return [];
    const [line = '', shown = ''] = text.split(bar).slice(1, -1).map(plain);
    if (line === 'Line' || /^:?-+:?$/.test(line)) return [];
    const tests = shown
      .split('<br>')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        // Anything else is treated as a missing file, so that the check fails.
        const [, file = one, title = ''] = /^`([^`]+)` › (.+)$/s.exec(one.trim()) ?? [];
        return { file, title };
      });
    return [{ line, tests }];
  });
}
