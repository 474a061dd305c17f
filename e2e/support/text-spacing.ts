import type { Page } from '@playwright/test';

/** Applies the text spacing of WCAG 1.4.12 in a constructed style sheet, which the content security policy allows. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/**
 * Names of elements whose text overflows or is clipped. Scrollable elements and visually hidden text are exempt.
 */
export const burstBoxes = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
      !element.closest('[inert], [aria-hidden="true"]');
    const words = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`;
    const holdsScrolling = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const [first, last] = [words(element)[0], words(element).at(-1)];
      if (!first || !last || !isShown(element)) continue;
      // A button expands the rest; a drop cap is taller than its line.
      if (element.parentElement?.querySelector(':scope > button[aria-expanded="false"]')) continue;
      const moves = element.closest('[data-testid="announcement-track"]') !== null;
      const isDropCap = getComputedStyle(element, '::first-letter').float !== 'none';
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const frame = box.getBoundingClientRect();
        const hides = /hidden|clip/.test(style.overflowX) || style.clipPath !== 'none';
        const isOwn = box === element;
        // The text would overlap following content. Content without layout has no height.
        const isSection =
          box.matches('section, article, header') && element.checkVisibility({ contentVisibilityAuto: true });
        // A font's box may be taller than its line.
        const overhang = (isDropCap ? 4 : 0.3) * parseFloat(getComputedStyle(element).fontSize);
        const wider = !moves && (text.right > frame.right + 1 || text.left < frame.left - 1);
        const taller = text.bottom > frame.bottom + overhang || text.top < frame.top - overhang;
        if (
          ((isOwn || hides) && wider && !holdsScrolling(box)) ||
          ((isOwn || hides || isSection) && taller)
        ) {
          found.push(
            `${name(element)} in ${box === element ? 'its own box' : name(box)} (${wider ? 'wider' : 'taller'})`,
          );
          break;
        }
      }
    }
    return found;
  });
