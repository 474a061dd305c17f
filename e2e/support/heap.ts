import type { CDPSession, Page } from '@playwright/test';

/** A way to ask Chromium about the page; ends with the page. */
export const askChromium = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
