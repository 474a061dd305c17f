import type { Page } from '@playwright/test';

/** What Playwright itself says where a test has blocked service workers. */
const fromTheTest = /blocked by Playwright/;

/** Collects what the page complains about: errors it throws, and console errors and warnings. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !fromTheTest.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
