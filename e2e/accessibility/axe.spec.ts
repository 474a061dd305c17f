import { skipsNightlyTests } from '../nightly';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { pagesOfTheDay } from '../support/screens';
import { test } from '../support/test';
import { desktop, sized } from '../support/widths';

/** Main pages are checked at both widths, during the day only at a phone's; other pages only on a desktop. */
const widthsOf = (main: boolean | undefined) => {
  if (!main) return [desktop];
  return skipsNightlyTests ? [390] : [desktop, 390];
};

for (const { name, path, main } of pagesOfTheDay) {
  test(`axe finds no violations on ${name}`, async ({ page }) => {
    for (const width of widthsOf(main)) {
      await page.setViewportSize(sized(width));
      await openHydrated(page, path);
      await expectAccessible(page, `${name} at ${width} px`);
    }
  });
}
