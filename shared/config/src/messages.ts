import * as config from '@shop/config';

const english: config.Translate = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * A text of the shell or of a shared package in the language of the page. The English text is the key of its translation, and is
 * shown as it is if there is none, and in an older shell. Call it while rendering or in a handler, not when a module is loaded.
 */
export const t: config.Translate = (text, values) => (config.translate ?? english)(text, values);

/** The language of the page; null for English, and in a shell that has no other. */
const language = () => config.pageLanguage?.() ?? null;

/** The locale of the page's dates and numbers. */
export const pageLocale = (): string => language()?.locale ?? config.shop.locale;

/** The prefix of the page's addresses in the address bar and in links of the document; empty in English. */
export const pageBase = (): string => language()?.base ?? '';

/** `lang` of a text that is not translated, such as a review: undefined on pages in English. */
export const langOfEnglish = (): string | undefined => (language() ? config.shop.language : undefined);

/** `lang` of a text that may be English, such as a message of the API: undefined if it is in the language of the page. */
export const langOf = (text: string): string | undefined =>
  /[\u0900-\u097f]/.test(text) ? undefined : langOfEnglish();
