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
/** The longest that such a text can be. */
const LONGEST_VALUE = 40;
/** A number, date, time or truth value to a spreadsheet, which then stores the value instead of the text. */
const isValue = (text: string) =>
  text.length <= LONGEST_VALUE && values.some((value) => value.test(text.replace(/^'+/, '')));
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

/** The cell as it was before `guardCell`. */
export const unguardCell = (text: string): string =>
  guarded(text) ? text.slice(1) : text.replace(textFormula, '$1');
