import { slugify } from '@shop/config';
import { openHydrated } from '../../../e2e/support/hydrated';
import { sample, pages } from '../../../e2e/support/screens';
import { test } from '../../../e2e/support/test';
import { sized, widths } from '../../../e2e/support/widths';
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
