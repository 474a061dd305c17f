import { CsvError, parse } from 'csv-parse/sync';
import { unguardCell } from './csv-text';

/** An error in an import file, with its position: `line 12, rate: …`. */
export interface ImportFault {
  readonly place: string;
  /** Row number as in a spreadsheet, where the header is row 1; null for the whole file. */
  readonly row: number | null;
  /** Column name; empty for the whole record. */
  readonly field: string;
  readonly message: string;
}

/** Maximum number of faults shown at once; after fixing these, the file is imported again. */
const SHOWN = 50;

const lineOf = ({ place, field, message }: ImportFault) =>
  `${place}${field === '' ? '' : `, ${field}`}: ${message}`;

/** A file that was rejected without any changes. The message has a line for each fault. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    const more = faults.length - SHOWN;
    const lines = faults.slice(0, SHOWN).map(lineOf);
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.name = 'ImportRefused';
    this.faults = faults;
  }
}

/** One record of a file as text by column, with its position. */
export interface ImportRecord {
  readonly place: string;
  /** Row number as in a spreadsheet; JSON lists count from 1. */
  readonly row: number;
  readonly values: ReadonlyMap<string, string>;
}

/** Separators of spreadsheets: a comma, a semicolon where the comma is the decimal point, a tab in "Unicode Text". */
const separators = [',', ';', '\t'];

/** The line in which Excel declares the separator; it does not count as a row. */
const separatorLine = /^sep=(\S|\t)(?:\r\n|\n|\r)/i;

interface CsvRow {
  readonly info: { readonly lines: number };
  readonly raw: string;
  readonly record: readonly string[];
}

const faultIn = (place: string, row: number | null, message: string): ImportFault => ({
  place,
  row,
  field: '',
  message,
});
const ofFile = (message: string) => faultIn('the file', null, message);

const columnName = (cell: string) => cell.replaceAll('"', '').trim().toLowerCase();

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');

type IsColumn = (name: string) => boolean;

/** The separator that splits the first non-empty line into the most columns. */
function separatorOf(text: string, isColumn: IsColumn): string {
  const header = text.split(/[\r\n]+/).find((line) => /[^\s,;"]/.test(line)) ?? '';
  const columns = (separator: string) =>
    header.split(separator).filter((cell) => isColumn(columnName(cell))).length;
  return separators.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

const messages: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark that is not closed',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'has text after a closing quotation mark',
};

function parseRows(text: string, delimiter: string): CsvRow[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    }) as unknown as CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const known = messages[error.code];
    throw new ImportRefused([ofFile(known ? `${known}, in line ${String(error.lines)}` : error.message)]);
  }
}

/** Faults of the header: names that occur twice, and values below a cell without a name. */
function headerFaults(names: readonly string[], rows: readonly CsvRow[]): ImportFault[] {
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) < index);
  return [
    ...[...new Set(twice)].map((name) => ofFile(`has more than one column "${name}"`)),
    ...names.flatMap((name, index) =>
      name === '' && rows.some(({ record }) => (record[index] ?? '') !== '')
        ? [ofFile(`has values in column ${index + 1}, which has no name`)]
        : [],
    ),
  ];
}

/**
 * The records of a CSV file as spreadsheets write it: any of their separators, column names in any case, blank rows and columns.
 * `isColumn` recognises the header's columns. Throws an ImportRefused.
 */
export function readCsv(file: string, isColumn: IsColumn): ImportRecord[] {
  const text = file.replace(/^\ufeff/, '');
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const all = parseRows(text.slice(line.length), named ?? separatorOf(text, isColumn));
  const start = all.findIndex(({ record }) => !isBlank(record));
  const header = all[start];
  if (!header) return [];
  const names = header.record.map(columnName);
  const below = all.slice(start + 1);

  const faults = headerFaults(names, below);
  const records = below.flatMap(({ info, raw, record }, index) => {
    if (isBlank(record)) return [];
    const row = start + index + 2;
    // A record may span several lines; `info.lines` is its last one.
    const first = info.lines - (raw.trim().split(/\r\n|\n|\r/).length - 1) + (line === '' ? 0 : 1);
    const place = `line ${first}`;
    if (!isBlank(record.slice(names.length))) {
      faults.push(faultIn(place, row, 'has more cells than the header'));
    }
    const cells = names.map((name, column) => [name, unguardCell(record[column] ?? '')] as const);
    return [{ place, row, values: new Map(cells.filter(([name]) => name !== '')) }];
  });
  if (faults.length > 0) throw new ImportRefused(faults);
  return records;
}
