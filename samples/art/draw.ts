import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SeedMedia } from '@shop/api/seed';
import type { Picture } from './picture';
import { PICTURES } from './pictures';
import { fileNames, rasterise, sourceKey, widthsOf } from './rasterise';

/**
 * Writes every picture of the catalogue to the samples, in each format and width, and lists them in index.json. A picture
 * whose drawing and encoding did not change is left alone; files of pictures that are gone are removed.
 */
const folder = join(import.meta.dirname, '../media');
const indexFile = join(folder, 'index.json');
const inFolder = (name: string) => join(folder, name);

mkdirSync(folder, { recursive: true });
const before = existsSync(indexFile)
  ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Record<string, Partial<SeedMedia>>)
  : {};

/** What a picture's entry says of its files. */
function factsOf(picture: Picture) {
  const { avif: widths, webp } = widthsOf(picture);
  const fewer = webp.length === widths.length ? {} : { webp };
  const { width, height, ground, shows } = picture;
  // A colour stands for a picture until it is there: a small picture for each is a tenth of a page of many.
  return {
    width,
    height,
    widths,
    ...fewer,
    source: sourceKey(picture),
    placeholder: ground.toLowerCase(),
    ...(shows !== undefined && { alt: shows }),
  };
}

async function entryOf(picture: Picture): Promise<SeedMedia> {
  const facts = factsOf(picture);
  const { version, source: drawnFrom } = before[picture.id] ?? {};
  const isThere = drawnFrom === facts.source && fileNames(picture).map(inFolder).every(existsSync);
  if (isThere && version) return { ...facts, version };
  const raster = await rasterise(picture);
  for (const { name, bytes } of raster.files) writeFileSync(inFolder(name), bytes);
  console.log(`drew ${picture.id}`);
  return { ...facts, version: raster.version };
}

const index = new Map<string, Partial<SeedMedia>>(Object.entries(before));
const writeIndex = () => writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(index), null, 2)}\n`);

/** Draws picture after picture until none is left; the index is written each time, so that a run can be broken off. */
async function drawEach(queue: Iterator<Picture>): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const entry = await entryOf(next.value);
    index.set(next.value.id, entry);
    if (entry.source !== before[next.value.id]?.source) writeIndex();
  }
}

const AT_ONCE = 2;
sharp.concurrency(1);
const queue = PICTURES.values();
await Promise.all(Array.from({ length: AT_ONCE }, () => drawEach(queue)));

const entries = PICTURES.map(({ id }) => [id, index.get(id) ?? {}] as const);
index.clear();
for (const [id, entry] of entries) index.set(id, entry);
writeIndex();

const wanted = new Set(['index.json', ...PICTURES.flatMap(fileNames)]);
for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(inFolder(name));
const bytes = [...wanted].reduce((sum, name) => sum + statSync(inFolder(name)).size, 0);
console.log(`${PICTURES.length} pictures, ${wanted.size - 1} files, ${(bytes / 1e6).toFixed(1)} MB`);
