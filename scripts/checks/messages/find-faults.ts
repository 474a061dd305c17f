import { IntlMessageFormat } from 'intl-messageformat';
import type { TextsOfCode } from './texts-of';

/**
 * Maximum length of a button label: at 390 px it fits on one line, as a character of Mukta is about 10 px
 * wide.
 */
const maxButton = 28;

const characters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Number of user-perceived characters: a letter with its vowel sign is one. */
const lengthOf = (text: string): number => [...characters.segment(text)].length;

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The names of the values in a message, also within its plural forms. */
function valuesOf(parts: Parts): string[] {
  return parts.flatMap((part) => {
    const named = 'value' in part && part.type !== 0 ? [part.value] : [];
    const nested =
      'options' in part ? Object.values(part.options).flatMap(({ value }) => valuesOf(value)) : [];
    return [...named, ...nested];
  });
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const sorted = (names: readonly string[]) => [...new Set(names)].sort().join(', ');

/** Faults of a translation. */
function faultsOf(text: string, message: string): string[] {
  if (message.trim() === '') return ['is empty'];
  // In ICU syntax an apostrophe quotes text, but the shell shows a message without values unparsed.
  if (message.includes("'")) return ['has a straight apostrophe. Write ’.'];
  let parts: Parts;
  try {
    parts = new IntlMessageFormat(message, 'hi', undefined, { ignoreTag: true }).getAst();
  } catch (error) {
    return [`cannot be parsed: ${String(error)}`];
  }
  const [wanted, found] = [sorted(placeholders(text)), sorted(valuesOf(parts))];
  return wanted === found ? [] : [`has the values "${found}" instead of "${wanted}"`];
}

/**
 * Faults of a catalogue, each as a line: missing and unused messages, wrong values, long labels of buttons. `alsoUsed` are texts that
 * the code reads from data.
 */
export function findFaults(
  { used, strings, faults }: TextsOfCode,
  messages: Readonly<Record<string, string>>,
  alsoUsed: readonly string[] = [],
): string[] {
  const known = (text: string) => Object.hasOwn(messages, text);
  const missing = [
    ...used.filter(({ text }) => !known(text)).map(({ text, place }) => `Missing: ${text} (${place})`),
    ...alsoUsed.filter((text) => !known(text)).map((text) => `Missing: ${text}`),
  ];
  const unused = Object.keys(messages)
    .filter((text) => !strings.has(text) && !alsoUsed.includes(text))
    .map((text) => `Unused: ${text}`);
  const wrong = Object.entries(messages).flatMap(([text, message]) =>
    faultsOf(text, message).map((fault) => `${text}: ${fault}`),
  );
  const long = used.flatMap(({ text, place, isButton }) => {
    const message = messages[text];
    return isButton && message !== undefined && lengthOf(message) > maxButton
      ? [`Too long for a button, ${lengthOf(message)} of ${maxButton} characters: ${message} (${place})`]
      : [];
  });
  return [...new Set([...faults, ...missing, ...unused, ...wrong, ...long])];
}
