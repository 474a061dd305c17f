/**
 * Each face of the pages, in the format of `document.fonts.load`. Its default text is a space, which is in the core
 * file, so only that file loads.
 */
export const webFonts = [
  '400 1em Mukta',
  '600 1em Mukta',
  '400 1em Rozha One',
  '400 1em Courier Prime',
] as const;
