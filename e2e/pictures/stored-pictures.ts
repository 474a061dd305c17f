import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { storedFolder } from './stored-with';
import { readStories } from './stories';

const storedPictures = () => readdirSync(storedFolder).filter((name) => name.endsWith('.png'));

/** File names of stored pictures without a story. */
export function stalePictures(): string[] {
  const wanted = new Set(
    [...readStories().values()].flat().flatMap(({ pictures }) => pictures.map(({ name }) => `${name}.png`)),
  );
  return storedPictures().filter((name) => !wanted.has(name));
}

/** Deletes stored pictures without a story. */
export function removeStale(): void {
  for (const name of stalePictures()) rmSync(path.join(storedFolder, name));
}

/** Reduces stored pictures to 256 colours, a third of Playwright's size; leaves already reduced ones unchanged. */
export async function compressStored(): Promise<void> {
  for (const name of storedPictures()) {
    const file = path.join(storedFolder, name);
    const png = readFileSync(file);
    const { isPalette } = await sharp(png).metadata();
    if (isPalette) continue;
    writeFileSync(
      file,
      await sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
    );
  }
}
