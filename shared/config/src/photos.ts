const MEGABYTE = 1024 * 1024;

/** Requirements for uploaded photos, and how they are stored. Sides are in pixels. */
export const photoRules = {
  /** Widths that a photo is stored in, the smallest first, as far as it is that wide. */
  widths: [320, 480, 800, 1200, 1600],
  /** Neither side of what is chosen is shorter. */
  leastSide: 800,
  /** Maximum ratio of the longer side to the shorter one. */
  mostRatio: 3,
  /** Of the file that is chosen. */
  mostChosenBytes: 40 * MEGABYTE,
  /** Of each file that is stored. */
  mostStoredBytes: MEGABYTE,
} as const;

/** Widths that a photo of such a width is stored in, the smallest first. */
export const storedWidths = (width: number): number[] =>
  photoRules.widths.filter((stored) => stored <= width);
