import { markdownTable } from '@shop/release-tools/markdown-table';
import type { Outcome } from './outcome';

const headings = [
  'bad version',
  'stopped by',
  'message',
  'result',
  'shoppers',
  'with the version',
  'seconds',
];
/** Columns of text; the others are numbers. */
const texts = 4;
/** Maximum length of a check's message, in characters. */
const maxMessage = 160;

const short = (text: string) => (text.length > maxMessage ? `${text.slice(0, maxMessage - 1)}…` : text);

/** The stage that stopped a version and its message: `gate (purchase): …` as two texts. */
function partsOf(by: string): readonly [string, string] {
  const at = by.indexOf(': ');
  return at < 0 ? [by, '-'] : [by.slice(0, at), short(by.slice(at + 2).replaceAll('|', '/'))];
}

function cellsOf({ done, stopped, failures }: Outcome): string[] {
  const counts = [stopped?.shoppers, stopped?.met, stopped?.seconds].map((count) => String(count ?? '-'));
  return [done, ...partsOf(stopped?.by ?? '-'), failures.length === 0 ? 'as expected' : 'FAILED', ...counts];
}

/** The stage that stopped each version, with the number of shoppers and seconds, as a Markdown table. */
export const stoppedTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(headings, outcomes.map(cellsOf), texts);
