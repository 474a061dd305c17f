import { expect, type Page } from '@playwright/test';

/**
 * Expects every target on the page to be at least 24 px wide and high (WCAG 2.5.8, without its spacing exception).
 * Links in text are as tall as their line; a target that covers its card or label counts with it.
 */
export async function expectLargeTargets(page: Page, state: string): Promise<void> {
  const small = await page.evaluate(() => {
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="option"], [role="tab"]';
    const inText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.parentElement;
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    const sizes = (element: Element) => {
      const label = element.matches('input') ? (element as HTMLInputElement).labels?.[0] : undefined;
      const over = getComputedStyle(element, '::after');
      const covers = over.content !== 'none' && over.position === 'absolute';
      const boxes = [element, label].flatMap((each) => each?.getBoundingClientRect() ?? []);
      const covered = covers ? [{ width: parseFloat(over.width), height: parseFloat(over.height) }] : [];
      return [...boxes, ...covered];
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      const { width, height, right, bottom } = element.getBoundingClientRect();
      // A skip link above the page until it has the focus, and elements clipped to a pixel for screen readers.
      if (width <= 1 || right < 0 || bottom + scrollY < 0 || inText(element)) return [];
      if (sizes(element).some((box) => box.width >= 23.9 && box.height >= 23.9)) return [];
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.tagName.toLowerCase()} "${label.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
  expect.soft(small, `${state}: targets`).toEqual([]);
}
