/** A phone, a tablet and a laptop, in CSS pixels. */
export const widths = [390, 820, 1366] as const;

/**
 * The narrow and the wide header: enough for what a page does, where how it is laid out is tested elsewhere.
 * ALL_WIDTHS=1 walks every journey on a tablet too.
 */
export const journeyWidths: readonly number[] = process.env.ALL_WIDTHS ? widths : [widths[0], widths[2]];

/** From here on the header shows its five entries; below it, the menu button. */
export const desktop = 1366;

/** A window of that width. */
export const sized = (width: number) => ({ width, height: 900 });
