import { slugify } from '@shop/config';
import { openHydrated } from '../support/hydrated';
import { sample, pages } from '../support/screens';
import { test } from '../support/test';
import { sized, widths } from '../support/widths';
import { shoot } from './shoot';

const fileName = (name: string) => slugify(name.replace(/^(a|the) /, ''));

for (const width of widths) {
  test(`every screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    for (const { name, path } of pages) {
      await openHydrated(page, path);
      await shoot(page, fileName(name), width);
    }
    await openHydrated(page, sample.emptyCategory);
    await shoot(page, 'empty-category', width);
  });
}
