import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import sharp from 'sharp';
import { impressionOf, pairsOf, type Impression } from './likeness';
import { PRODUCT_PICTURES } from './pictures/products';
import { categorySlugs, productsOf } from './products/subjects';

/**
 * Two photos that lie closer than this look alike on a listing: the same kind of thing, laid out alike on one ground, in
 * another print, measures 3.6 to 7; one picture used for two products measures 0.
 */
const ALIKE = 7.5;
const TIME_MS = 60_000;

const impressions = new Map<string, Promise<Impression>>();

/** How a photo looks on a card; each is read once. */
function cardOf(id: string): Promise<Impression> {
  let card = impressions.get(id);
  if (!card)
    impressions.set(id, (card = impressionOf(path.join(import.meta.dirname, '../media', `${id}-320.avif`))));
  return card;
}

async function cards(ids: readonly string[]): Promise<ReadonlyMap<string, Impression>> {
  const read = await Promise.all(ids.map(async (id) => [id, await cardOf(id)] as const));
  return new Map(read);
}

describe('the photos of products', () => {
  it.each(categorySlugs)(
    'of %s can be told apart on a card',
    async (category) => {
      const pairs = pairsOf(await cards(productsOf(category).map(({ slug }) => slug)));
      expect(pairs.filter(({ difference }) => difference < ALIKE)).toEqual([]);
    },
    TIME_MS,
  );

  it.each(categorySlugs)(
    'of %s are one for each colour and two more, each of that product alone',
    async (category) => {
      const drawn = PRODUCT_PICTURES.map(({ id }) => id);
      for (const { slug, colors, pictures } of productsOf(category)) {
        expect(pictures).toHaveLength(Math.max(1, colors.length) + 2);
        expect(pictures).toEqual(pictures.map((_, at) => (at === 0 ? slug : `${slug}-${at + 1}`)));
        expect(drawn).toEqual(expect.arrayContaining([...pictures]));
        const [closest] = pairsOf(await cards(pictures));
        expect([slug, closest?.difference]).toEqual([slug, expect.any(Number)]);
        expect(closest?.difference).toBeGreaterThan(1);
      }
    },
    TIME_MS,
  );
});

describe('the difference of two pictures', () => {
  const plain = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();

  it('is none for the same one, and grows with the colours between them', async () => {
    const [red, alsoRed, white] = await Promise.all(['#b02a24', '#b12b25', '#ffffff'].map(plain));
    if (!red || !alsoRed || !white) throw new Error('no pictures');
    const three = new Map([
      ['red', await impressionOf(red)],
      ['also red', await impressionOf(alsoRed)],
      ['white', await impressionOf(white)],
    ]);
    const [first, second] = pairsOf(three);
    expect(first?.names).toEqual(['red', 'also red']);
    expect(first?.difference).toBeLessThan(1);
    expect(second?.difference).toBeGreaterThan(50);
    expect(
      pairsOf(
        new Map([
          ['one', await impressionOf(red)],
          ['same', await impressionOf(red)],
        ]),
      )[0]?.difference,
    ).toBe(0);
  });
});
