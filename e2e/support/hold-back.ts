import type { Page, Route } from '@playwright/test';

/** Delays requests until they are released. */
export async function holdBack(page: Page, files: string) {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route: Route) => {
    await gone;
    await route.continue();
  });
  return { letGo: () => letGo() };
}
