import type { Page } from '@playwright/test';

/** Waits until the page uses its web fonts, and all their files have loaded. */
export async function webFontsApplied(page: Page): Promise<void> {
  await page.waitForFunction(() => !('fallbackFonts' in document.documentElement.dataset));
  await page.evaluate(() => document.fonts.ready);
}

/** Names of the fonts that an element's text is rendered with; system fonts end in `(system)`. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const chromium = await page.context().newCDPSession(page);
  try {
    await chromium.send('DOM.enable');
    await chromium.send('CSS.enable');
    const { root } = await chromium.send('DOM.getDocument');
    const { nodeId } = await chromium.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (system)'}`);
  } finally {
    await chromium.detach();
  }
}
