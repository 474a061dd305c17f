import {
  inLanguage,
  type LanguageCode,
  languageCode,
  languages,
  splitLanguage,
} from '@shop/config/languages';

/** The language of the open document besides English; null for English and on the server. */
export const documentLanguage = (): LanguageCode | null =>
  typeof document === 'undefined' ? null : languageCode(document.documentElement.lang);

/** The languages besides English that the open document offers. */
export const documentLanguages = (): LanguageCode[] =>
  (document.documentElement.dataset.languages ?? '')
    .split(' ')
    .map(languageCode)
    .filter((code) => code !== null);

/** The router's base in a language. */
export const baseOf = (language: LanguageCode | null | undefined): string =>
  language ? languages[language].base : '/';

/** The path of the address bar or of a link without the prefix of the document's language, as the router compares it. */
export function pathInShop(pathname: string): string {
  const language = documentLanguage();
  return language === null ? pathname : splitLanguage(pathname, [language]).url;
}

/** The URL of the open page in another language, with its query and fragment. `at` is the URL in the address bar. */
export function addressIn(
  language: LanguageCode | null,
  at: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return inLanguage(language, pathInShop(at.pathname) + at.search + at.hash);
}
