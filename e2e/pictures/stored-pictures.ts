import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { storedFolder } from './stored-with';
import { readStories } from './stories';

const storedPictures = () => readdirSync(storedFolder).filter((name) => name.endsWith('.png'));

/** Stored pictures that no story asks for any more, by their file names. */
export function stalePictures(): string[] {
  const wanted = new Set(
    [...readStories().values()].flat().flatMap(({ pictures }) => pictures.map(({ name }) => `${name}.png`)),
  );
  return storedPictures().filter((name) => !wanted.has(name));
}

/** Deletes stored pictures that no story asks for any more. */
export function removeStale(): void {
  for (const name of stalePictures()) rmSync(path.join(storedFolder, name));
}

/** Writes stored pictures with 256 colours at most, a third of what Playwright writes; those that have them already stay as they are. */
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
