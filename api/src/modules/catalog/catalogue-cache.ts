import { createMemo } from '@shop/server-kit/caches';
import { catalogueVersionMs, facetCountsMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { countFacets, type FacetCounts } from './facet-repository';
import { countProducts, listFirstIds, listProductIds, type ListQuery } from './list-repository';
import { type CatalogueNames, readCatalogueNames, readCatalogueVersion } from './name-repository';

/** Maximum number of cached ids over all lists, about 40 MB. */
const MAX_IDS = 5_000_000;

/** Lists by availability of up to this size are not cached. */
const SMALL_LIST = 5_000;

/** Number of ids that are read from the start of a large list; few shoppers page further. */
const HEAD = 400;

/** Maximum number of lists whose facets are cached. */
const MAX_FACETS = 1000;

/** A part of a list. */
export interface ListPart {
  /** Internal ids. */
  readonly ids: readonly number[];
  /** Length of the whole list. */
  readonly total: number;
}

/**
 * Caches names and the ids of lists, so that page 9,000 of a list is as fast as page 1. Prices, stock and texts are
 * never cached here. Changes of the catalogue are visible on every instance within two seconds, or immediately where
 * the database sends notifications. The cache is cleared when the discount of a product begins or ends, because this
 * changes lists by price.
 */
export interface CatalogueCache {
  /** The same object until the catalogue changes. */
  names(): Promise<CatalogueNames>;
  /** Lists by availability are read each time, since every order changes them; long ones every two seconds. */
  part(query: ListQuery, offset: number, limit: number): Promise<ListPart>;
  /** The number of products in a list. */
  total(query: ListQuery): Promise<number>;
  /** The counts of a list's facets. Those by availability may be older than the list. */
  facets(query: ListQuery): Promise<FacetCounts>;
  /** Clears the cache. */
  drop(): void;
}

export function createCatalogueCache(db: Executor, now: () => number = Date.now): CatalogueCache {
  let version: number | undefined;
  const checked = createMemo<number>({ now });
  const names = createMemo<CatalogueNames>({ now });
  const totals = createMemo<number>({ now });
  const heads = createMemo<readonly number[]>({ now, weigh: (ids) => ids.length, maxWeight: MAX_IDS });
  const facets = createMemo<FacetCounts>({ now, maxWeight: MAX_FACETS });
  const lists = createMemo<readonly number[]>({ now, weigh: (ids) => ids.length, maxWeight: MAX_IDS });

  function drop(): void {
    for (const memo of [names, totals, facets, heads, lists]) memo.clear();
  }

  async function readVersion(): Promise<number> {
    const current = await readCatalogueVersion(db);
    if (current !== version) drop();
    version = current;
    return current;
  }

  const checkVersion = () => checked.get('version', catalogueVersionMs, readVersion);

  /** Orders change the availability, and so these lists, without a new version. */
  const maxAgeMs = ({ availability }: ListQuery) => (availability === 'all' ? Infinity : catalogueVersionMs);

  async function total(query: ListQuery): Promise<number> {
    await checkVersion();
    const { order: _order, ...held } = query;
    return totals.get(JSON.stringify(held), maxAgeMs(query), () => countProducts(db, query, new Date(now())));
  }

  return {
    drop,
    total,
    async facets(query) {
      const scanned = await total({ ...query, facets: undefined, availability: 'all' });
      const maxAge = scanned > SMALL_LIST ? facetCountsMs : catalogueVersionMs;
      const { order: _order, ...held } = query;
      return facets.get(JSON.stringify(held), maxAge, () => countFacets(db, query, new Date(now())));
    },
    async names() {
      await checkVersion();
      return names.get('', Infinity, () => readCatalogueNames(db));
    },
    async part(query, offset, limit) {
      const key = JSON.stringify(query);
      const all = await total(query);
      if (query.availability !== 'all' && all <= SMALL_LIST) {
        const ids = await listProductIds(db, query, new Date(now()));
        return { ids: ids.slice(offset, offset + limit), total: ids.length };
      }
      const headOnly = all > SMALL_LIST && offset + limit <= HEAD && !lists.has(key);
      const ids = headOnly
        ? await heads.get(key, maxAgeMs(query), () => listFirstIds(db, query, HEAD, new Date(now())))
        : await lists.get(key, maxAgeMs(query), () => listProductIds(db, query, new Date(now())));
      return { ids: ids.slice(offset, offset + limit), total: headOnly ? all : ids.length };
    },
  };
}
