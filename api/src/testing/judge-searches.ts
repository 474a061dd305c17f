import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createCatalogueCache } from '../modules/catalog/catalogue-cache';
import { searchProducts } from '../modules/catalog/search/search-products';
import { createSearchWords } from '../modules/catalog/search/vocabulary';
import type { Executor } from '../platform/db/schema';
import type { SeedData, SeedProduct } from '../modules/seed/seed-schemas';

/** Queries by their kind, each with the products that a shopper expects. */
const file = new URL('../../../samples/judged-searches.yaml', import.meta.url);

/** How well one query finds what is expected, each from 0 to 1. */
export interface Judgement {
  readonly kind: string;
  readonly query: string;
  /** The share of expected products among the first five. */
  readonly precision: number;
  /** The share of the expected products that are among the first twenty. */
  readonly recall: number;
  /** Slugs of unexpected products among the first five. */
  readonly unexpected: readonly string[];
  /** Slugs of expected products that are not among the first twenty. */
  readonly missing: readonly string[];
}

const groups = ['category', 'subcategory', 'brand', 'theme'] as const;

/** Slugs of the products that an expectation means: one product, or a group such as "theme/monsoon". */
function expectedSlugs(expectation: string, products: readonly SeedProduct[]): string[] {
  const [group, name] = expectation.split('/');
  const key = groups.find((one) => one === group);
  const found = key
    ? products.filter((product) => product[key] === name)
    : products.filter(({ slug }) => slug === expectation);
  if (found.length === 0) throw new Error(`No sample product is called "${expectation}".`);
  return found.map(({ slug }) => slug);
}

/** A search that returns the slugs of at most twenty products, best first. */
export function searchSlugs(db: Executor): (query: string) => Promise<readonly string[]> {
  const searchWords = createSearchWords(db, createCatalogueCache(db));
  return async (query) => {
    const { ids } = await searchProducts({ db, searchWords }, query, 20);
    const rows = await db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('id', 'in', [0, ...ids])
      .execute();
    return ids.flatMap((id) => rows.find((row) => row.id === id)?.slug ?? []);
  };
}

/** Runs all judged queries in a shop with the sample products. */
export async function judgeSearches(
  { products }: Pick<SeedData, 'products'>,
  search: (query: string) => Promise<readonly string[]>,
): Promise<Judgement[]> {
  const judged = parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, Record<string, readonly string[]>>
  >;
  const judgements: Judgement[] = [];
  for (const [kind, queries] of Object.entries(judged)) {
    for (const [query, expectations] of Object.entries(queries)) {
      const expected = new Set(expectations.flatMap((one) => expectedSlugs(one, products)));
      const found = await search(query);
      const first = found.slice(0, 5);
      const missing = [...expected].filter((slug) => !found.slice(0, 20).includes(slug));
      judgements.push({
        kind,
        query,
        precision: first.filter((slug) => expected.has(slug)).length / Math.min(5, expected.size),
        recall: (expected.size - missing.length) / Math.min(20, expected.size),
        unexpected: first.filter((slug) => !expected.has(slug)),
        missing,
      });
    }
  }
  return judgements;
}

/** The mean of a figure over all judgements. */
export const meanOf = (judgements: readonly Judgement[], figure: 'precision' | 'recall'): number =>
  judgements.reduce((sum, one) => sum + one[figure], 0) / judgements.length;
