import type { Page } from '@playwright/test';
import path from 'node:path';
import { builtCatalogue } from './stories';

const origin = 'http://catalogue.test';

/** Storybook's preview API. */
interface Channel {
  once(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/** Opens Storybook's preview page without a story; its files are read from disk, without a server. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(builtCatalogue, pathname) });
  });
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.locator('body.sb-show-nopreview').waitFor();
}

/** Shows another story on the open page, and rethrows the story's error. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(async (id) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise((resolve, reject) => {
      channel.once('storyRendered', resolve);
      for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.once(failure, (reason) => reject(new Error(JSON.stringify(reason))));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, storyId);
}
