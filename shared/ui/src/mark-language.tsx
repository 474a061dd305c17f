import type { ReactNode } from 'react';

const hindi = /([\u0900-\u097f]+)/;

/**
 * A text of the shop, whose words in Devanagari are marked as Hindi: a screen reader speaks them as such, and a browser takes
 * them from a font that has them instead of going through the page's, which have not (`base.css`).
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
