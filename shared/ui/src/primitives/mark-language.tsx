import type { ReactNode } from 'react';

/** A joiner inside a word belongs to it. */
const hindi = /([\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)/;

/**
 * A text of the shop, whose words in Devanagari are marked as Hindi: a screen reader speaks them as such, and a browser takes
 * them from the faces that have them instead of going through the page's other ones (`base.css`).
 */
export function markLanguage(text: string): ReactNode {
  const parts = text.split(hindi);
  if (parts.length === 1) return text;
  // With another text all of it is replaced: a translator has replaced the text nodes between the words.
  return (
    <span key={text}>
      {parts.map((part, index) =>
        index % 2 ? (
          <span key={index} lang="hi">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
