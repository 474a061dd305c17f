import { describe, expect, it } from '@jest/globals';
import { loadSeedData } from './seed-data';
import { seedFaults } from './seed-faults';
import type { SeedData, SeedProduct } from './seed-types';

const good = loadSeedData();
const [first, second] = good.products;
if (!first || !second) throw new Error('no products');

const withFirst = (change: Partial<SeedProduct>): SeedData => ({
  ...good,
  products: [{ ...first, ...change }, ...good.products.slice(1)],
});

describe('seedFaults', () => {
  it('finds nothing wrong with the seeds', () => {
    expect(seedFaults(good)).toEqual([]);
  });

  it.each<[Partial<SeedProduct>, string]>([
    [{ category: 'hats' }, `product "${first.slug}": no category "hats"`],
    [{ subcategory: 'hats' }, `product "${first.slug}": no subcategory "hats" in "stickers"`],
    [{ subcategory: null }, `product "${first.slug}": no subcategory "null" in "stickers"`],
    [{ subcategory: 'inkpads' }, `product "${first.slug}": no subcategory "inkpads" in "stickers"`],
    [{ brand: 'nobody' }, `product "${first.slug}": no brand "nobody"`],
    [{ theme: 'space' }, `product "${first.slug}": no theme "space"`],
    [{ pictures: ['hat'] }, `product "${first.slug}": no picture "hat"`],
    [
      { colors: ['Rose', 'Teal'], pictures: ['washi-leaf'] },
      `product "${first.slug}": 2 colours, 1 pictures`,
    ],
  ])('names what is wrong with %j', (change, fault) => {
    expect(seedFaults(withFirst(change))).toEqual([fault]);
  });

  it('finds what is there twice', () => {
    expect(seedFaults(withFirst({ slug: second.slug }))).toEqual([`product "${second.slug}" is there twice`]);
    expect(seedFaults(withFirst({ title: second.title }))).toEqual([
      `product title "${second.title}" is there twice`,
    ]);
    expect(seedFaults({ ...good, themes: [...good.themes, ...good.themes.slice(0, 1)] })).toHaveLength(1);
  });

  it('finds a missing picture outside the catalogue', () => {
    expect(seedFaults({ ...good, heroSlides: [{ picture: 'hat' }] })).toEqual([
      'hero slide: no picture "hat"',
    ]);
  });
});
