import type { Page } from '@playwright/test';

/**
 * Opens an empty document of the shop's origin, to read or clear its storage before a page of the shop runs. The shop's own
 * files are sandboxed documents, which have no storage.
 */
export async function openBlankPage(page: Page, shop = ''): Promise<void> {
  const body = { contentType: 'text/html', body: '<!doctype html>' };
  await page.route('**/blank', (route) => route.fulfill(body), { times: 1 });
  await page.goto(`${shop}/blank`);
}
