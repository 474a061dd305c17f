import { type PageLanguage, setPageLanguage } from '@shop/config';
import { type LanguageCode, languages } from '@shop/config/languages';

/** The remotes with messages in the page's language, and the messages that are loading. */
interface Adopted {
  readonly remotes: Set<string>;
  readonly loading: Promise<unknown>[];
}

let adopted: Adopted | null = null;

/** Opens a page in English. */
export function openEnglish(): void {
  adopted = null;
  setPageLanguage(null);
}

/** Opens a page in another language, before code of remotes runs. */
export function openLanguage(
  code: LanguageCode,
  { messages, format }: Pick<PageLanguage, 'messages' | 'format'>,
): void {
  const { remotes, loading }: Adopted = { remotes: new Set(), loading: [] };
  adopted = { remotes, loading };
  const { locale, base } = languages[code];
  setPageLanguage({
    ...{ code, locale, base, messages, format },
    adopt(remote, messagesOf) {
      remotes.add(remote);
      // A remote whose messages cannot be loaded is shown in English.
      loading.push(messagesOf.catch((error: unknown) => console.info('[messages]', remote, error)));
    },
  });
}

/** Resolves once the messages of all remotes whose code has run are loaded. Undefined if there are none, as in English. */
export const messagesLoaded = (): Promise<unknown> | undefined =>
  adopted && adopted.loading.length > 0 ? Promise.all(adopted.loading) : undefined;

/** Whether a remote has no messages in the language of the page, so that its texts are in English. */
export const isUntranslated = (remote: string): boolean => adopted !== null && !adopted.remotes.has(remote);
