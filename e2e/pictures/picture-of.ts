import type { Page } from '@playwright/test';
import type { Picture, PicturedStory } from './stories';

/** CSS pixels of a page. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tall enough for a dialog; a taller component is still captured in full. */
const windowHeight = 640;

/** Room for focus rings and shadows around a component. */
const margin = 8;

const root = '#storybook-root';

/** The first control of a story. */
const firstControl = (page: Page) =>
  page.locator(root).locator('a[href], button:enabled, input, select, textarea').first();

/** The bounding box of a story's content, without the empty space around it. */
async function boxOfContent(page: Page): Promise<Clip> {
  const { left, top, right, bottom } = await page.locator(root).evaluate((element) => {
    const content = document.createRange();
    content.selectNodeContents(element);
    const { left, top, right, bottom } = content.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
  });
  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  return { x, y, width: Math.ceil(right) + margin - x, height: Math.ceil(bottom) + margin - y };
}

/** Resets the state of the previous picture, except a focus that the component set. */
async function release(page: Page): Promise<void> {
  await page.mouse.up();
  await page.mouse.move(0, 0);
  const control = firstControl(page);
  if ((await control.count()) > 0) await control.blur();
}

async function bringTo(page: Page, { state }: Picture): Promise<void> {
  if (state === undefined) return;
  const control = firstControl(page);
  if (state === 'focus') return control.focus();
  await control.hover();
  if (state === 'pressed') await page.mouse.down();
}

/** Puts a story's page into the state of a picture, and returns the element to capture. */
export async function pictureOf(page: Page, story: PicturedStory, picture: Picture): Promise<Clip> {
  await page.emulateMedia({ forcedColors: picture.forcedColors ? 'active' : 'none' });
  await page.setViewportSize({ width: picture.width, height: windowHeight });
  if (!story.wholeWindow) await release(page);
  await bringTo(page, picture);
  if (story.wholeWindow) return { x: 0, y: 0, width: picture.width, height: windowHeight };
  return boxOfContent(page);
}
