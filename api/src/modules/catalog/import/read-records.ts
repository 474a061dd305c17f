import { CsvError, parse } from 'csv-parse/sync';
import { unguardCell } from '../../../platform/csv/formula-guard';
import { ImportRefused } from './import-fault';

/** One product of a file as text by column, and where it stands. */
export interface ImportRecord {
  readonly place: string;
  /** As a spreadsheet numbers rows; of a JSON list, from 1 on. */
  readonly row: number;
  readonly values: ReadonlyMap<string, string>;
}

const refused = (place: string, message: string, row: number | null = null) =>
  new ImportRefused([{ place, row, field: '', message }]);

interface CsvRecord {
  readonly info: { readonly lines: number; readonly records: number; readonly empty_lines: number };
  readonly raw: string;
  readonly record: Readonly<Record<string, string>>;
}

/** The header is a row too, and so are blank lines. */
const rowOf = ({ info }: CsvRecord) => info.records + info.empty_lines + 1;

/** The line that a record begins on: its cells may hold line breaks. */
const firstLine = ({ info, raw }: CsvRecord) => info.lines - (raw.trim().split('\n').length - 1);

function readCsv(text: string): ImportRecord[] {
  try {
    const records = parse<CsvRecord>(text, {
      columns: (header: string[]) => header.map((name) => name.trim()),
      bom: true,
      trim: true,
      info: true,
      raw: true,
      skip_empty_lines: true,
    } as never);
    return records.map((record) => ({
      place: `line ${firstLine(record)}`,
      row: rowOf(record),
      values: new Map(Object.entries(record.record).map(([name, text]) => [name, unguardCell(text)])),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused('the file', error.message);
  }
}

/** JSON's values as the cells of a table would have them. */
function asCell(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(String).join(column === 'colors' ? ', ' : ' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readJson(text: string): ImportRecord[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw refused('the file', error instanceof Error ? error.message : 'is not JSON');
  }
  if (!Array.isArray(content)) throw refused('the file', 'must be a list of products');
  return content.map((item: unknown, index) => {
    const place = `product ${index + 1}`;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw refused(place, 'must be an object of columns', index + 1);
    }
    const cells = Object.entries(item).map(
      ([column, value]) => [column, asCell(column, value).trim()] as const,
    );
    return { place, row: index + 1, values: new Map(cells) };
  });
}

/** The records of a CSV file with a header line, or of a JSON list of objects. Throws an ImportRefused for what is neither. */
export function readRecords(text: string, format: 'csv' | 'json'): readonly ImportRecord[] {
  const records = format === 'csv' ? readCsv(text) : readJson(text);
  if (records.length === 0) throw refused('the file', 'has no products');
  return records;
}
