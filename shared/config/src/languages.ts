/** A language of the interface other than English, which has no prefix. */
interface Language {
  /** The locale of dates and numbers, with Latin digits. */
  readonly locale: string;
  /** The language as spoken in the shop's country. */
  readonly region: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** The prefix of its addresses. */
  readonly base: string;
}

/** Languages that a shop can offer besides English, by their `lang` attribute. */
export const languages = {
  hi: { locale: 'hi-IN-u-nu-latn', region: 'hi-IN', name: 'हिन्दी', base: '/hi' },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof languages;

/** The codes of all languages besides English, whether a shop offers them or not. */
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** The language of a text such as an attribute of the document; null for English and unknown ones. */
export const languageCode = (text: string | undefined): LanguageCode | null =>
  text !== undefined && Object.hasOwn(languages, text) ? (text as LanguageCode) : null;

/** The language of a page, and its address without the language's prefix. */
export interface LanguageAddress {
  /** Null for English. */
  readonly language: LanguageCode | null;
  /** The address without the prefix of the language. */
  readonly url: string;
}

/** Splits a path, with or without a query, into its language and the address of the page. Other prefixes are part of the address. */
export function splitLanguage(url: string, offered: readonly LanguageCode[]): LanguageAddress {
  const language = offered.find((code) => {
    const { base } = languages[code];
    return url.startsWith(base) && /^($|[/?#])/.test(url.slice(base.length));
  });
  if (language === undefined) return { language: null, url };
  const rest = url.slice(languages[language].base.length);
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page in a language; null for English. */
export const inLanguage = (language: LanguageCode | null, url: string): string =>
  language === null ? url : languages[language].base + (/^\/(?=$|[?#])/.test(url) ? url.slice(1) : url);
