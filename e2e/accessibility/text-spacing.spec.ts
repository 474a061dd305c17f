import { openHydrated } from '../support/hydrated';
import { pages } from '../support/screens';
import { expect, test } from '../support/test';
import { burstBoxes, spaceText } from '../support/text-spacing';
import { desktop, sized } from '../support/widths';

for (const width of [390, desktop]) {
  test(`no text overflows its box with increased text spacing at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(sized(width));
    for (const { name, path } of pages) {
      await openHydrated(page, path);
      await spaceText(page);
      expect.soft(await burstBoxes(page), name).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `${name} fits its window`).toBeLessThanOrEqual(0);
    }
  });
}
