import type { Page } from '@playwright/test';

/** Playwright's message where a test blocks service workers. */
const fromTheTest = /blocked by Playwright/;

/** A busy machine uses a preloaded file later than Chromium expects; `speed/wire` checks that each is used. */
const fromABusyMachine = /was preloaded using link preload but not used within a few seconds/;

/** Collects errors that the page throws, and console errors and warnings. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    const excused = [fromTheTest, fromABusyMachine].some((pattern) => pattern.test(message.text()));
    if (isError && !excused) consoleErrors.push(message.text());
  });
  return consoleErrors;
}
