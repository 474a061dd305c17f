import { describe, expect, it } from '@jest/globals';
import { loadSeedData } from '@shop/api/seed';
import path from 'node:path';
import { PRODUCT_PICTURES } from '../pictures/products';
import { DRAWINGS } from '../products';
import { categorySlugs, productsOf } from '../products/subjects';
import { statedLengths } from '../scale/stated';
import { SIZES } from '.';
import { measured } from './sized';

const { media } = loadSeedData(path.join(import.meta.dirname, '../..'));
const drawn = new Map(PRODUCT_PICTURES.map((picture) => [picture.id, picture]));
const products = categorySlugs.flatMap((category) =>
  productsOf(category).map((product, position) => [product.slug, product, position] as const),
);
/** How far a drawing may be stretched one way so that both its lengths are true. */
const STRETCHED = 1.13;

describe('the photos of a product', () => {
  it.each(products)('%s are one for each colour, one in use and one with its scale', (_slug, product) => {
    const { colors, pictures } = product;
    const shown = pictures.map((id) => drawn.get(id)?.shows);
    const mains = colors.length > 1 ? colors.map((colour) => `in ${colour}`) : [undefined];
    expect(shown).toEqual([
      ...mains,
      expect.any(String),
      expect.stringMatching(/^(beside|on a cutting mat)/),
    ]);
    expect(new Set(shown).size).toBe(shown.length);
    expect(pictures.map((id) => media[id]?.alt)).toEqual(shown);
  });

  it.each(products)('%s tell a length that its texts state, and draw it true', (slug, product, position) => {
    const [art, views] = [DRAWINGS[slug], SIZES[slug]];
    if (!art || !views) throw new Error(`${slug} has no views`);
    const {
      box,
      part = box,
      wide,
      tall,
      wideLabel,
      tallLabel,
    } = measured(product, art, views.size, position);
    const stated = statedLengths(`${product.title}, ${product.variant ?? ''}, ${product.description}`);
    if (wideLabel !== undefined) expect(stated.get(wide ?? 0)).toBe(wideLabel);
    if (tallLabel !== undefined) expect(stated.get(tall ?? 0)).toBe(tallLabel);
    expect(wide ?? tall).toBeGreaterThan(0);
    const [left, top, right, bottom] = part;
    // The edges of a box are read off a drawing of which a pixel is four units.
    expect([left >= box[0] - 25, top >= box[1] - 25, right <= box[2] + 25, bottom <= box[3] + 25]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const stretch = wide && tall ? (right - left) / (bottom - top) / (wide / tall) : 1;
    expect([slug, Math.max(stretch, 1 / stretch) < STRETCHED]).toEqual([slug, true]);
  });
});
