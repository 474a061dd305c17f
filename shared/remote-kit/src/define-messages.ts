import * as config from '@shop/config';

/** Returns a text in the language of the page. `{name}` in it is replaced with the value of that name. */
export type Translate = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** By language, functions that import a catalogue: messages in ICU syntax by their English text. */
type Catalogues = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

const english: Translate = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * Defines the messages of a remote, and returns its function for texts. The English text is the key of its translation, and is shown as
 * it is if there is none. Messages are loaded with the remote, and only for pages in their language; until they are, and in
 * older shells, texts are in English. Call the returned function while rendering or in a handler, not when a module is loaded.
 */
export const defineMessages = (remote: string, catalogues: Catalogues): Translate =>
  config.defineMessages?.(remote, catalogues) ?? english;
