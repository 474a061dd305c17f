import type { ReactNode } from 'react';

/** A joiner inside a word belongs to it. */
const hindi = /([\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)/;

/**
 * A text of the shop, whose words in Devanagari are marked as Hindi: a screen reader speaks them as such, and a browser takes
 * them from the faces that have them instead of going through the page's other ones (`base.css`).
 */
export const markLanguage = (text: string): ReactNode =>
  text.split(hindi).map((part, index) =>
    index % 2 ? (
      <span key={index} lang="hi">
        {part}
      </span>
    ) : (
      part
    ),
  );
