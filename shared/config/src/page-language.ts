/** Messages of a language in ICU syntax, by their English text. */
type Catalogue = Readonly<Record<string, string>>;

/** Values of a message's placeholders, by name. */
type Values = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the page. `{name}` in it is replaced with the value of that name. */
export type Translate = (text: string, values?: Values) => string;

/** Imports the messages of a language. */
type LoadMessages = () => Promise<{ readonly default: Catalogue }>;

/** The language of a page other than English, as the shell provides it. */
export interface PageLanguage {
  /** As in the `lang` attribute, such as `hi`. */
  readonly code: string;
  /** The locale of dates and numbers, such as `hi-IN-u-nu-latn`. */
  readonly locale: string;
  /** The prefix of the language's addresses, such as `/hi`. */
  readonly base: string;
  /** Messages of the shell and of the packages that it shares. */
  readonly messages: Catalogue;
  /** Formats a message in ICU syntax; null if it cannot be formatted with these values. */
  format(message: string, values: Values): string | null;
  /** Notifies the shell that a remote is loading its messages in this language. */
  adopt(remote: string, loading: Promise<unknown>): void;
}

let language: PageLanguage | null = null;

/** The language of the page that is open or being rendered; null for English. */
export const pageLanguage = (): PageLanguage | null => language;

/** Sets the language of the page, which must happen before code of remotes runs. For the shell only. */
export function setPageLanguage(next: PageLanguage | null): void {
  language = next;
}

function write(messages: Catalogue | undefined, text: string, values: Values = {}): string {
  const message = messages?.[text];
  const written = message === undefined ? null : language?.format(message, values);
  return written ?? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text of the shell or of a shared package. Shared packages call it as `t` of `@shop/config/messages`. */
export const translate: Translate = (text, values) => write(language?.messages, text, values);

/** Defines the messages of a remote. Remotes call it through `@shop/remote-kit`, which also works in older shells. */
export function defineMessages(
  remote: string,
  catalogues: Readonly<Record<string, LoadMessages>>,
): Translate {
  let messages: Catalogue | undefined;
  const loading =
    language && catalogues[language.code]?.().then((loaded) => void (messages = loaded.default));
  if (loading) language?.adopt(remote, loading);
  return (text, values) => write(messages, text, values);
}
