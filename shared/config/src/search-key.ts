/** Characters without a glyph, such as the joiners of Devanagari, which search ignores. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text as it is compared in searches: compatibility forms composed (NFKC), in lower case, with single spaces. */
export const searchKey = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(/\s+/g, ' ').trim();
