import { toRupees } from '@shop/money';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from './formula-guard';

/** Spreadsheets take a file for UTF-8 by this alone. */
export const byteOrderMark = '\ufeff';

/** An amount or a date, which a spreadsheet is to take for one. */
export interface CsvValue {
  readonly value: string;
}

/** Text, a number or a value; an empty cell means null. */
export type CsvCell = string | number | CsvValue | null;

/** An amount in paise as a cell in rupees. */
export const rupeesCell = (paise: number): CsvValue => ({ value: toRupees(paise).toFixed(2) });

function cellText(cell: CsvCell): string {
  if (typeof cell === 'string') return guardCell(cell);
  return typeof cell === 'object' ? (cell?.value ?? '') : String(cell);
}

/** Rows of a CSV file. A spreadsheet runs no cell of text as a formula, and keeps it as it is. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(cellText)),
    // A line break of any kind ends a row unless the cell is quoted.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

/** Headers of a CSV file that is generated for each download. */
export const csvHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
});
