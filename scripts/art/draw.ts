import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPicture } from './picture';
import { PICTURES } from './pictures';

/** Writes every picture of the catalogue to the seeds, removes those it no longer names, and lists them in index.json. */
const folder = join(import.meta.dirname, '../../api/seeds/media');

mkdirSync(folder, { recursive: true });
const wanted = new Set(PICTURES.map((picture) => `${picture.id}.svg`));
for (const file of readdirSync(folder)) {
  if (file.endsWith('.svg') && !wanted.has(file)) rmSync(join(folder, file));
}
let bytes = 0;
for (const picture of PICTURES) {
  const markup = renderPicture(picture);
  bytes += Buffer.byteLength(markup);
  writeFileSync(join(folder, `${picture.id}.svg`), markup);
}
const index = Object.fromEntries(
  PICTURES.map(({ id, width, height, ground }) => [id, { width, height, dominant: ground.toLowerCase() }]),
);
writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
console.log(`${PICTURES.length} pictures, ${Math.round(bytes / 1024)} KB`);
