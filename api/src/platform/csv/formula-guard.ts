/** Spreadsheets take a cell that begins like this for a formula, and run it. */
const BEGINNING = '[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]';
const formula = new RegExp(`^'*${BEGINNING}`);
const guarded = new RegExp(`^'+${BEGINNING}`);

/** A cell as it is exported: what would be a formula has an apostrophe before it. */
export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The cell as it was before `guardCell`. */
export const unguardCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
