import { type LanguageCode, languageCode } from '@shop/config/languages';
import { browserStorage } from '@shop/store';
import { addressIn, documentLanguage, documentLanguages } from '../../federation/document-language';

/** Storage key for the code of the chosen language. */
const storageKey = 'language';

/** Remembers the language that a shopper chose; null for English. */
export function rememberLanguage(language: LanguageCode | null): void {
  try {
    if (language === null) browserStorage()?.removeItem(storageKey);
    else browserStorage()?.setItem(storageKey, language);
  } catch {
    // The storage is full. The link of the control works without it.
  }
}

/**
 * The URL of an English page in the language that the shopper chose earlier, if a visit begins with that page. Undefined for
 * links within the shop, so that a shopper can always open a page in English. Crawlers have no storage, so they always get the
 * page that they requested.
 */
export function rememberedAddress(at: Location = location, referrer = document.referrer): string | undefined {
  const offered = documentLanguages();
  if (offered.length === 0 || documentLanguage() !== null || referrer.startsWith(`${at.origin}/`))
    return undefined;
  const chosen = languageCode(browserStorage()?.getItem(storageKey) ?? undefined);
  return chosen && offered.includes(chosen) ? addressIn(chosen, at) : undefined;
}
