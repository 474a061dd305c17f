import { expect, it } from '@jest/globals';
import { navigation } from '@shop/config';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brandSamples } from './use-brand-samples';

interface SeedProduct {
  readonly slug: string;
  readonly title: string;
  readonly ratePaise: number;
  readonly discountBp: number;
}

const seeds = new URL('../../../../samples/', import.meta.url);
const products = new URL('data/products/', seeds);
const seeded = new Map(
  readdirSync(products)
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, products), 'utf8')) as SeedProduct[])
    .map((product) => [product.slug, product]),
);

const drawn = JSON.parse(readFileSync(new URL('media/index.json', seeds), 'utf8')) as Record<
  string,
  { readonly placeholder: string } | undefined
>;

it('has sixteen different samples of the five brands', () => {
  expect(new Set(brandSamples.map(({ slug }) => slug)).size).toBe(16);
  expect(new Set(brandSamples.map(({ brand }) => brand))).toEqual(new Set(navigation.fallback.brands));
});

it.each(brandSamples.map((sample) => [sample.slug, sample] as const))(
  'matches the seed data of %s',
  (slug, { title, ratePaise, discountBp, photo }) => {
    expect(seeded.get(slug)).toMatchObject({ title, ratePaise, discountBp });
    const sized = photo.avif?.split(', ').map((each) => each.split(' ')[0] ?? '') ?? [];
    for (const file of [photo.secure_url, ...sized])
      expect([file, existsSync(new URL(file.slice(1), seeds))]).toEqual([file, true]);
    expect(photo.placeholder).toBe(drawn[slug]?.placeholder);
  },
);
