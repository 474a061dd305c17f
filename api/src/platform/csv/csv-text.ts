import { stringify } from 'csv-stringify/sync';
import { guardCell } from './formula-guard';

/** Spreadsheets take a file for UTF-8 by this alone. */
export const byteOrderMark = '\ufeff';

/** Rows of a CSV file; no cell is run as a formula by a spreadsheet. An empty cell means null. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell ?? ''))),
    ),
    { record_delimiter: '\r\n' },
  );

/** Headers of a CSV file that is generated for each download. */
export const csvHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
});
