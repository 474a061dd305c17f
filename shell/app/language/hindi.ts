import { IntlMessageFormat } from 'intl-messageformat';
import { languages } from '@shop/config/languages';
import { openLanguage } from '../../federation/page-messages';
import messages from './hi.json' with { type: 'json' };

/** Parsed messages; parsing one takes longer than formatting it. */
const parsed = new Map<string, IntlMessageFormat>();

function parse(message: string): IntlMessageFormat {
  const known = parsed.get(message);
  if (known) return known;
  const format = new IntlMessageFormat(message, languages.hi.locale, undefined, { ignoreTag: true });
  parsed.set(message, format);
  return format;
}

/** Opens a page in Hindi. This file and its library are loaded for pages in Hindi only. */
export function openHindi(): void {
  openLanguage('hi', {
    messages,
    format(message, values) {
      if (!message.includes('{')) return message;
      try {
        return String(parse(message).format(values));
      } catch (error) {
        console.warn('[messages]', message, error);
        return null;
      }
    },
  });
}
