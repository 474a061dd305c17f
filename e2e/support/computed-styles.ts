import type { Page } from '@playwright/test';

/** The computed style of every element of the frame and the page, in document order. */
export const computedStyles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('header, header *, main, main *, footer, footer *'), (element) => {
      const style = getComputedStyle(element);
      const shown = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      return `${element.tagName} ${element.className.toString()} ${shown}`;
    }),
  );

/** Lays out content with `content-visibility`, which has an estimated size until it is near the viewport. */
export const layOutEverything = (page: Page) =>
  page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
