import * as config from '@shop/config';

/** Values of a message's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Messages of a language in ICU syntax, by their English text. */
type Catalogue = Readonly<Record<string, string>>;

/** Returns a text in the language of the page. `{name}` in it is replaced with the value of that name. */
export type Translate = (text: string, values?: MessageValues) => string;

/** The language of the page; null for English, and in a shell that has no other. */
const language = () => ('pageLanguage' in config ? config.pageLanguage() : null);

const filled = (text: string, values: MessageValues) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

function write(messages: Catalogue | undefined, text: string, values: MessageValues = {}): string {
  const message = messages?.[text];
  const written = message === undefined ? null : language()?.format(message, values);
  return written ?? filled(text, values);
}

/**
 * A text of the shell or of a shared package in the language of the page. The English text is the key of its translation, and is
 * shown as it is if there is none. Call it while rendering or in a handler, not when a module is loaded.
 */
export const t: Translate = (text, values) => write(language()?.messages, text, values);

/**
 * Defines the messages of a remote, and returns its function for texts, which works like `t`. `catalogues` has for each language a
 * function that imports its messages. They are loaded with the remote, and only for pages in that language; until they are, and in
 * shells without languages, texts are in English.
 */
export function defineMessages(
  remote: string,
  catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>,
): Translate {
  let messages: Catalogue | undefined;
  const page = language();
  const load = page ? catalogues[page.code] : undefined;
  const loading = load?.().then((loaded) => {
    messages = loaded.default;
  });
  if (loading) page?.adopt(remote, loading);
  return (text, values) => write(messages, text, values);
}

/** The locale of the page's dates and numbers. */
export const pageLocale = (): string => language()?.locale ?? config.shop.locale;
