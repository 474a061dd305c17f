/** The language of a page other than English, as the shell provides it. */
export interface PageLanguage {
  /** As in the `lang` attribute, such as `hi`. */
  readonly code: string;
  /** The locale of dates and numbers, such as `hi-IN-u-nu-latn`. */
  readonly locale: string;
  /** The prefix of the language's addresses, such as `/hi`. */
  readonly base: string;
  /** Messages of the shell and of the packages that it shares, by their English text. */
  readonly messages: Readonly<Record<string, string>>;
  /** Formats a message in ICU syntax; null if it cannot be formatted with these values. */
  format(message: string, values: Readonly<Record<string, string | number>>): string | null;
  /** Notifies the shell that a remote has messages in this language, which are loading. */
  adopt(remote: string, loading: Promise<unknown>): void;
}

let language: PageLanguage | null = null;

/** The language of the page that is open or being rendered; null for English. */
export const pageLanguage = (): PageLanguage | null => language;

/** Sets the language of the page, which must happen before code of remotes runs. For the shell only. */
export function setPageLanguage(next: PageLanguage | null): void {
  language = next;
}
