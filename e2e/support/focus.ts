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

/** The focused element as a screen reader names it: its label, or its text. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]
        : null;
    const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
    return text.replaceAll(/\s+/g, ' ').trim();
  });

/** Presses Tab until the element has the focus. Returns the names of the stops, with the element's own. */
export async function tabTo(page: Page, element: Locator, maxPresses = 40): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
    if (await element.evaluate((node) => node === document.activeElement)) return stops;
  }
  throw new Error(`Tab did not reach the element, but ${stops.join(', ')}`);
}
