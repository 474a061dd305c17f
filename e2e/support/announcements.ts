import type { Page } from '@playwright/test';

/** Texts of live regions, in the order in which they changed. */
export interface Announcements {
  /** All announcements since the last call. */
  take(): Promise<readonly string[]>;
}

/** Records what live regions of the page announce, until it is left. */
export async function recordAnnouncements(page: Page): Promise<Announcements> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { announcedTexts: texts });
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(live) ?? [];
      });
      // A region that changes several times at once is read once.
      for (const region of new Set(regions)) {
        const text = region.textContent.trim();
        if (text !== '') texts.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return {
    take: () =>
      page.evaluate(() => (window as unknown as { announcedTexts: string[] }).announcedTexts.splice(0)),
  };
}
