import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { letter } from './lettering';
import { renderPicture, type Picture } from './picture';
import { DRAWINGS } from './products';
import { picturesOf } from './products/picture-of';
import { categorySlugs, productsOf } from './products/subjects';
import { SIZES } from './sizes';
import { svg } from './svg';

/**
 * Draws the photos of one category side by side, to look at before they are rendered:
 * `npm run art:sheet <category> <file.png> [main|further|scale] [first] [count]`. Numbers are places in
 * the category, from 0.
 */
const TILE = 200;
const CAPTION = 22;
const COLUMNS = 7;
/** Drawn larger first: paper's grain is coarser than on a page when it is drawn small. */
const OVERSIZE = 3;

const [category = '', file = '', kind = 'main', first = '0', count = '99'] = process.argv.slice(2);
if (!categorySlugs.includes(category) || !file.endsWith('.png')) {
  console.error(`Usage: npm run art:sheet <category> <file.png>. There are: ${categorySlugs.join(', ')}.`);
  process.exit(1);
}
const products = productsOf(category);

const shown = products.flatMap((product, position): Picture[] => {
  const [art, views] = [DRAWINGS[product.slug], SIZES[product.slug]];
  if (!art || !views) {
    console.log(`no drawing: ${position} ${product.slug}`);
    return [];
  }
  const pictures = picturesOf(product, art, views, position);
  const inRange = position >= Number(first) && position < Number(first) + Number(count);
  if (!inRange) return [];
  return kind === 'main' ? pictures.slice(0, 1) : pictures.slice(kind === 'scale' ? -1 : 1);
});

const tiles = [];
for (const [index, picture] of shown.entries()) {
  const [left, top] = [(index % COLUMNS) * TILE, Math.floor(index / COLUMNS) * (TILE + CAPTION)];
  const caption = svg`<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${CAPTION}" viewBox="0 0 ${TILE * 10} ${CAPTION * 10}">${letter('typed', picture.id.slice(-32), TILE * 5, 150, 100, '#000')}</svg>`;
  const drawn = await sharp(Buffer.from(renderPicture(picture)))
    .resize(TILE * OVERSIZE)
    .png()
    .toBuffer();
  tiles.push(
    { input: await sharp(drawn).resize(TILE).png().toBuffer(), left, top },
    { input: Buffer.from(caption), left, top: top + TILE },
  );
}
const rows = Math.ceil(shown.length / COLUMNS);
const sheet = sharp({
  create: { width: COLUMNS * TILE, height: rows * (TILE + CAPTION), channels: 3, background: '#fff' },
});
writeFileSync(file, await sheet.composite(tiles).png().toBuffer());
console.log(`${shown.length} photos in ${file}`);
