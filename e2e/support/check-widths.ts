import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { sized, widths } from './widths';

/**
 * Checks a screen on a phone, a tablet and a laptop: axe finds nothing, and it does not scroll sideways. With the folder `SCREENSHOTS`,
 * stores a picture of each.
 */
export async function checkWidths(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    // The header stays in view and would cover a part of what is below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `${name} at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(overflow, `${name} at ${width} px scrolls sideways`).toBe(false);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
  }
}
