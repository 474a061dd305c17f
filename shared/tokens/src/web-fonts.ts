/** Each face that pages are set in, as `document.fonts.load` takes it; a space is in the core file, so that is what loads. */
export const webFonts = [
  '400 1em Mukta',
  '600 1em Mukta',
  '400 1em Rozha One',
  '400 1em Courier Prime',
] as const;
