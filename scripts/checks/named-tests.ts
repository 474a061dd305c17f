import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';

/** A test as documents name it: `` `file` › title ``. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const sources = new Map<string, string>();

/** Text of a file of this checkout, read once. */
export function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, known);
  return known;
}

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Whether the file has a test or a group of tests of that title: the first argument of a call, as it is written there. */
export function testExists({ file, title }: NamedTest): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const spellings = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return spellings.some((text) => new RegExp(`\\(\\s*${escaped(text)},`).test(sourceOf(file)));
}

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
