import { describe, expect, it } from '@jest/globals';
import { samplesFolder } from '../../testing/test-home';
import { loadSeedData } from './seed-data';
import { seedFaults } from './seed-faults';
import type { SeedData, SeedProduct } from './seed-schemas';

const good = loadSeedData(samplesFolder);
const [first, second] = good.products;
if (!first || !second) throw new Error('no products');

const twoOf = ({ pictures }: SeedProduct) => pictures.slice(0, 2);

const withFirst = (change: Partial<SeedProduct>): SeedData => ({
  ...good,
  products: [{ ...first, ...change }, ...good.products.slice(1)],
});

describe('seedFaults', () => {
  it('finds no faults in the seed', () => {
    expect(seedFaults(good)).toEqual([]);
  });

  it.each<[Partial<SeedProduct>, string]>([
    [{ category: 'hats' }, `product "${first.slug}": no category "hats"`],
    [{ subcategory: 'hats' }, `product "${first.slug}": no subcategory "hats" in "stickers"`],
    [{ subcategory: null }, `product "${first.slug}": no subcategory "null" in "stickers"`],
    [{ subcategory: 'inkpads' }, `product "${first.slug}": no subcategory "inkpads" in "stickers"`],
    [{ brand: 'nobody' }, `product "${first.slug}": no brand "nobody"`],
    [{ theme: 'space' }, `product "${first.slug}": no theme "space"`],
    [{ pictures: [...twoOf(first), 'hat'] }, `product "${first.slug}": no picture "hat"`],
    [{ pictures: twoOf(first) }, `product "${first.slug}": 2 pictures, not 3`],
    [{ colors: ['Rose', 'Teal', 'Leaf', 'Plum'] }, `product "${first.slug}": 3 pictures, not 4`],
    [
      { pictures: [...twoOf(first), ...second.pictures.slice(0, 1)] },
      `product picture "${second.slug}" is duplicated`,
    ],
  ])('reports the fault of %j', (change, fault) => {
    expect(seedFaults(withFirst(change))).toEqual([fault]);
  });

  it('finds duplicates', () => {
    expect(seedFaults(withFirst({ slug: second.slug }))).toEqual([`product "${second.slug}" is duplicated`]);
    expect(seedFaults(withFirst({ title: second.title }))).toEqual([
      `product title "${second.title}" is duplicated`,
    ]);
    expect(seedFaults({ ...good, themes: [...good.themes, ...good.themes.slice(0, 1)] })).toHaveLength(1);
  });

  it('finds a missing picture outside the catalogue', () => {
    expect(seedFaults({ ...good, heroSlides: [{ picture: 'hat' }] })).toEqual([
      'hero slide: no picture "hat"',
    ]);
  });
});
