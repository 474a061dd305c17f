import { skipsNightlyTests } from '../nightly';

/** A phone, a tablet and a laptop, in CSS pixels. */
export const widths = [390, 820, 1366] as const;

function widthsOfJourneys(): readonly number[] {
  if (process.env.ALL_WIDTHS) return widths;
  return skipsNightlyTests ? [widths[0]] : [widths[0], widths[2]];
}

/**
 * The narrow and the wide header: enough to test a page's behaviour, as its layout is tested elsewhere. By day only
 * the narrow one, as the tests of one width use the wide one. ALL_WIDTHS=1 walks every journey on a tablet too.
 */
export const journeyWidths = widthsOfJourneys();

/** The minimum width at which the header shows its five entries instead of the menu button. */
export const desktop = 1366;

/** A window of this width. */
export const sized = (width: number) => ({ width, height: 900 });
