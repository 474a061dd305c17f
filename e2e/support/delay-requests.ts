import type { Page, Route } from '@playwright/test';

/** Delays requests until they are released. */
export async function delayRequests(page: Page, files: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route: Route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}
