import type { ReactNode } from 'react';

/** A joiner inside a word belongs to it. */
const hindi = /([\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)/;

/**
 * Marks the Devanagari words of a text as Hindi, so that screen readers pronounce them correctly, and browsers use
 * the Devanagari fonts without trying the others first (`base.css`).
 */
export function markLanguage(text: string): ReactNode {
  const parts = text.split(hindi);
  if (parts.length === 1) return text;
  // A changed text is replaced completely, as page translators replace the text nodes between the words.
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
