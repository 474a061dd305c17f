import { toRupees } from '@shop/money';
import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a cell that begins like this for a formula, and run it. */
const BEGINNING = '[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]';
const formula = new RegExp(`^'*${BEGINNING}`);

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const values = [
  /^[\d.,]+ ?%?$/,
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d[\d :/.,-]*(?:[ap]m)?$/i,
  /^(?:true|false)$/i,
  new RegExp(String.raw`^\d{1,4}[ /-]?(?:${MONTH})(?:[ /,-]{1,2}\d{1,4})?$`, 'i'),
  new RegExp(String.raw`^(?:${MONTH})[ /-]?\d{1,4}(?:[ /,-]{1,2}\d{1,4})?$`, 'i'),
];
/** Characters of such a text at most. */
const MAX_VALUE_CHARACTERS = 40;
/** A number, date, time or truth value to a spreadsheet, which then stores the value instead of the text. */
const isValue = (text: string) =>
  text.length <= MAX_VALUE_CHARACTERS && values.some((value) => value.test(text.replace(/^'+/, '')));
/** Of these the value is written out as the text was. */
const sameText = /^(0|[1-9]\d{0,10})$/;

const guarded = (text: string) => text.startsWith("'") && (formula.test(text) || isValue(text));

/**
 * A cell of text as it is exported: an apostrophe before it keeps a formula from running, and what a spreadsheet would make a value of,
 * such as `00123`, `1E5` or `3-4`, the same text. Excel, LibreOffice and Google Sheets keep such a cell.
 */
export const guardCell = (text: string): string =>
  formula.test(text) || (isValue(text) && !sameText.test(text)) ? `'${text}` : text;

/** A cell of a formula that is only there to be text, `="00123"`, as some write codes for Excel. */
const textFormula = /^="([^"]*)"$/;

/** Reverses `guardCell`. */
export const unguardCell = (text: string): string =>
  guarded(text) ? text.slice(1) : text.replace(textFormula, '$1');

/** Spreadsheets take a file for UTF-8 by this alone. */
export const byteOrderMark = '\ufeff';

/** An amount or a date, which a spreadsheet is to take for one. */
interface CsvValue {
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
