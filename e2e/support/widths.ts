/** A phone, a tablet and a laptop, in CSS pixels. */
export const widths = [390, 820, 1366] as const;

/** From here on the header shows its five entries; below it, the menu button. */
export const desktop = 1366;

/** A window of that width. */
export const sized = (width: number) => ({ width, height: 900 });
