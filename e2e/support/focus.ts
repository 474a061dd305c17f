import type { Locator, Page } from '@playwright/test';

/** Whether the focus is on the element or inside it. */
export const holdsFocus = (element: Locator) =>
  element.evaluate((node) => node.contains(document.activeElement));

/** Presses Tab so often, and returns after which presses the focus was outside the element and yet in the page. */
export async function pressesThatLeave(page: Page, element: Locator, presses: number): Promise<number[]> {
  const outside: number[] = [];
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(press % 5 === 0 ? 'Shift+Tab' : 'Tab');
    const left = await element.evaluate(
      // A modal dialog's Tab may pass through the browser's own bar, where nothing in the page has the focus.
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    );
    if (left) outside.push(press);
  }
  return outside;
}
