import { toRupees } from '@shop/money';
import { stringify } from 'csv-stringify/sync';

/** Spreadsheets run a cell with this prefix as a formula. */
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
/** Maximum length of a text cell. */
const MAX_VALUE_CHARACTERS = 40;
/** Text that a spreadsheet parses as a number, date, time or boolean, and stores as that value. */
const isValue = (text: string) =>
  text.length <= MAX_VALUE_CHARACTERS && values.some((value) => value.test(text.replace(/^'+/, '')));
/** Values that a spreadsheet writes back as the same text. */
const sameText = /^(0|[1-9]\d{0,10})$/;

const guarded = (text: string) => text.startsWith("'") && (formula.test(text) || isValue(text));

/**
 * Escapes a text cell for export: a leading apostrophe prevents formulas from running, and keeps texts such as `00123`, `1E5` or
 * `3-4` from being parsed as values. Excel, LibreOffice and Google Sheets preserve escaped cells.
 */
export const guardCell = (text: string): string =>
  formula.test(text) || (isValue(text) && !sameText.test(text)) ? `'${text}` : text;

/** A formula that only contains a text, `="00123"`, a common way to write codes for Excel. */
const textFormula = /^="([^"]*)"$/;

/** Reverses `guardCell`. */
export const unguardCell = (text: string): string =>
  guarded(text) ? text.slice(1) : text.replace(textFormula, '$1');

/** Spreadsheets recognise UTF-8 only by this byte order mark. */
export const byteOrderMark = '\ufeff';

/** An amount or a date, which a spreadsheet should parse as a value. */
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

/** Formats rows as a CSV file. Text cells are escaped, so that a spreadsheet neither runs nor changes them. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(cellText)),
    // Any kind of line break ends a row unless the cell is quoted.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

/** Headers of a CSV file that is generated for each download. */
export const csvHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
});
