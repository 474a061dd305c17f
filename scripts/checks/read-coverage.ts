/** A line of the specification and the tests that show it. */
export interface CoverageRow {
  /** Heading of the specification's section, such as `2. Screens and routes`. */
  readonly section: string;
  readonly line: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** What the shop adds to the line; empty when nothing. */
  readonly added: string;
}

const bar = /(?<!\\)\|/;

/** A cell as it was meant, without what Markdown needs: signs that would end the cell or start a style. */
const plain = (cell: string) => cell.trim().replace(/\\([|*_`<>])/g, '$1');

/** Reads the tables of `docs/spec-coverage.md`. A test is written as `` `file` › title ``, several with `<br>` between. */
export function readCoverage(markdown: string): CoverageRow[] {
  let section = '';
  return markdown.split('\n').flatMap((text) => {
    if (text.startsWith('## ')) section = text.slice(3).trim();
    if (!text.startsWith('|')) return [];
    const [line = '', shown = '', added = ''] = text.split(bar).slice(1, -1).map(plain);
    if (line === 'Line' || /^:?-+:?$/.test(line)) return [];
    const tests = shown
      .split('<br>')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        // What is not written so stays as the name of a file that is not there, instead of going unseen.
        const [, file = one, title = ''] = /^`([^`]+)` › (.+)$/s.exec(one.trim()) ?? [];
        return { file, title };
      });
    return [{ section, line, tests, added }];
  });
}
