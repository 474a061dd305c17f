import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { webFontsApplied } from '../../../e2e/support/fonts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Screenshots are not committed: they would dominate the repository's history. */
const folder = path.join(root, '.cache/screens');
const readmeFolder = path.join(root, 'docs/screens');

/** Maximum height of a screenshot in pixels, as long pages repeat themselves. */
const longest = 1700;

/** Waits until all fonts and pictures of the page are loaded, including those below the fold. */
async function settle(page: Page): Promise<void> {
  await webFontsApplied(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

interface Picture {
  readonly png: Buffer;
  /** Pixels of the page, without the scroll bar's gutter. */
  readonly width: number;
  readonly rows: number;
}

async function picture(page: Page, fullPage: boolean): Promise<Picture> {
  await settle(page);
  const png = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  const { height } = await sharp(png).metadata();
  return { png, width: await page.evaluate(() => document.body.clientWidth), rows: height };
}

const fileIn = (directory: string, name: string) => {
  mkdirSync(directory, { recursive: true });
  return path.join(directory, name);
};

/** Writes a screenshot of the page to `.cache/screens/<name>-<width>.webp`. */
export async function shoot(page: Page, name: string, width: number): Promise<void> {
  await write(await picture(page, true), name, width);
}

/** `shoot` of the viewport only: for dialogs and panels over a page. */
export async function shootWindow(page: Page, name: string, width: number): Promise<void> {
  await write(await picture(page, false), name, width);
}

async function write({ png, ...size }: Picture, name: string, width: number): Promise<void> {
  await sharp(png)
    .extract({ left: 0, top: 0, width: size.width, height: Math.min(size.rows, longest) })
    .webp({ quality: 80 })
    .toFile(fileIn(folder, `${name}-${width}.webp`));
}

/** Writes a screenshot to `docs/screens/<name>.png`, a format that every Markdown viewer shows. */
export async function shootForReadme(page: Page, name: string): Promise<void> {
  const { png, width, rows } = await picture(page, false);
  await sharp(png)
    .extract({ left: 0, top: 0, width, height: rows })
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(fileIn(readmeFolder, `${name}.png`));
}
