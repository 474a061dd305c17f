import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedCategory, SeedProduct } from '@shop/api/seed';

const data = path.join(import.meta.dirname, '../../data');

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(data, file), 'utf8'));

/** The products of a category in their order, as the files have them: their pictures may not be drawn yet. */
export const productsOf = (category: string): readonly SeedProduct[] =>
  read(`products/${category}.json`) as readonly SeedProduct[];

/** All categories' slugs, in their order. */
export const categorySlugs: readonly string[] = (read('categories.json') as readonly SeedCategory[]).map(
  ({ slug }) => slug,
);
