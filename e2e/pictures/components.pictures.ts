import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openCatalogue, showStory } from './open-story';
import { pictureOf } from './picture-of';
import { readStories, type PicturedStory } from './stories';
import { stalePictures } from './stored-pictures';
import { renewHint } from './stored-with';

/** Compares each picture of a story, and runs axe on the first, the component at rest. */
async function check(page: Page, story: PicturedStory, hint: string): Promise<void> {
  for (const [at, picture] of story.pictures.entries()) {
    const clip = await pictureOf(page, story, picture);
    await expect.soft(page, hint).toHaveScreenshot(`${picture.name}.png`, { clip });
    if (at === 0) await expectAccessible(page, story.id, { component: true });
  }
}

for (const [title, stories] of readStories()) {
  test(`${title} matches its stored pictures, and axe finds no violations`, async ({ page, browser }) => {
    const hint = renewHint(browser.version());
    await openCatalogue(page);
    for (const story of stories) {
      await showStory(page, story.id);
      await check(page, story, hint);
    }
  });
}

test('every stored picture belongs to a story', () => {
  expect(stalePictures(), 'npm run test:pictures -- --renew deletes them').toEqual([]);
});
