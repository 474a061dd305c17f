/** The longest code, with spaces. */
export const MAX_CODE_LENGTH = 40;

/** The form by which codes are compared: in capitals and without spaces. */
export const codeKey = (code: string): string => code.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
