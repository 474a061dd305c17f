import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedMedia } from '../../api/seeds/seed-types';
import type { Picture } from './picture';
import { PICTURES } from './pictures';
import { fileNames, rasterise, sourceKey, widthsOf } from './rasterise';

/**
 * Writes every picture of the catalogue to the seeds, in each format and width, and lists them in index.json. A picture
 * whose drawing and encoding did not change is left alone; files of pictures that are gone are removed.
 */
const folder = join(import.meta.dirname, '../../api/seeds/media');
const indexFile = join(folder, 'index.json');
const inFolder = (name: string) => join(folder, name);

mkdirSync(folder, { recursive: true });
const before = existsSync(indexFile)
  ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Record<string, Partial<SeedMedia>>)
  : {};

async function entryOf(picture: Picture): Promise<SeedMedia> {
  const source = sourceKey(picture);
  const facts = { width: picture.width, height: picture.height, widths: widthsOf(picture), source };
  const { version, placeholder, source: drawnFrom } = before[picture.id] ?? {};
  const isThere = drawnFrom === source && fileNames(picture).map(inFolder).every(existsSync);
  if (isThere && version && placeholder) return { ...facts, version, placeholder };
  const raster = await rasterise(picture);
  for (const { name, bytes } of raster.files) writeFileSync(inFolder(name), bytes);
  console.log(`drew ${picture.id}`);
  return { ...facts, version: raster.version, placeholder: raster.placeholder };
}

const index: Record<string, SeedMedia> = {};
const writeIndex = () => writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`);

for (const picture of PICTURES) index[picture.id] = await entryOf(picture);
writeIndex();

const wanted = new Set(['index.json', ...PICTURES.flatMap(fileNames)]);
for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(inFolder(name));
const bytes = [...wanted].reduce((sum, name) => sum + statSync(inFolder(name)).size, 0);
console.log(`${PICTURES.length} pictures, ${wanted.size - 1} files, ${(bytes / 1e6).toFixed(1)} MB`);
