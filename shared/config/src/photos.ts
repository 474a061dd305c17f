const MEGABYTE = 1024 * 1024;

/** Requirements for uploaded photos, and how they are stored. Sides are in pixels. */
export const photoRules = {
  /** Widths that a photo is stored in, ascending; widths above its own are skipped. */
  widths: [320, 480, 800, 1200, 1600],
  /** Minimum length of each side of the chosen file. */
  minSide: 800,
  /** Maximum ratio of the longer side to the shorter one. */
  maxRatio: 3,
  /** Maximum size of the chosen file. */
  maxChosenBytes: 40 * MEGABYTE,
  /** Maximum size of each stored file. */
  maxStoredBytes: MEGABYTE,
} as const;

/** The widths that a photo of the given width is stored in, ascending. */
export const storedWidths = (width: number): number[] =>
  photoRules.widths.filter((stored) => stored <= width);
