import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { pages } from '../support/screens';
import { test } from '../support/test';
import { desktop, sized } from '../support/widths';

for (const { name, path, main } of pages) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    for (const width of main ? [desktop, 390] : [desktop]) {
      await page.setViewportSize(sized(width));
      await openHydrated(page, path);
      await expectAccessible(page, `${name} at ${width} px`);
    }
  });
}
