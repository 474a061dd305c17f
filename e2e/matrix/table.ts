import { stripVTControlCharacters } from 'node:util';
import { widths } from './check-case';

/** The results of a template's remote: the layout shift of the template's page at each width, and the faults of each case. */
interface TemplateResult {
  readonly shifts: readonly number[];
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

/** By bundler. */
export type Results = Record<string, TemplateResult>;

const firstLine = (fault: string) =>
  stripVTControlCharacters(fault).split('\n')[0]?.replaceAll('|', '\\|') ?? '';

const verdict = (faults: readonly string[] | undefined): string =>
  faults === undefined ? '–' : faults.length === 0 ? 'pass' : faults.map(firstLine).join('; ');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown: a row for the layout shift of the template's page at each width, and one for each case. */
export function markdownTable(results: Results): string {
  const templates = Object.values(results);
  const cases = [...new Set(templates.flatMap(({ faults }) => Object.keys(faults)))];
  return [
    row(['Case', ...Object.keys(results)]),
    row(['---', ...templates.map(() => '---')]),
    ...widths.map((width, index) =>
      row([
        `layout shift at ${width} px`,
        ...templates.map(({ shifts }) => (shifts[index] ?? NaN).toFixed(4)),
      ]),
    ),
    ...cases.map((one) => row([one, ...templates.map(({ faults }) => verdict(faults[one]))])),
  ].join('\n');
}
