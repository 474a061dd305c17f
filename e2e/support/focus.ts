import type { Locator, Page } from '@playwright/test';

/** Whether the focus is on the element or inside it. */
export const holdsFocus = (element: Locator) =>
  element.evaluate((node) => node.contains(document.activeElement));

/**
 * Presses Tab a number of times, and returns the presses after which the focus was in the page but outside the
 * element.
 */
export async function pressesThatLeave(page: Page, element: Locator, presses: number): Promise<number[]> {
  const outside: number[] = [];
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(press % 5 === 0 ? 'Shift+Tab' : 'Tab');
    const left = await element.evaluate(
      // Tab in a modal dialog may pass through the browser's UI, where nothing in the page is focused.
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    );
    if (left) outside.push(press);
  }
  return outside;
}
