import type { PageRelease } from '@shop/contracts';
import type { Page } from '@playwright/test';

/** Makes the shop report a newer release with another version of a remote on each request. */
export async function announceRelease(page: Page, remote: string): Promise<void> {
  await page.route('**/registry/v1/page-release*', async (route) => {
    const response = await route.fetch();
    const release = (await response.json()) as PageRelease;
    const present = release.remotes[remote];
    if (!present) throw new Error(`The shop has no ${remote}`);
    const remotes = { ...release.remotes, [remote]: { ...present, base: `/remotes/${remote}/9.9.9/` } };
    await route.fulfill({ response: response, json: { ...release, seq: release.seq + 1, remotes } });
  });
}
