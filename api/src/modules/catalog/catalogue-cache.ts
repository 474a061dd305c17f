import { createMemo } from '@shop/server-kit/caches';
import type { Executor } from '../../platform/db/schema';
import { countProducts, listFirstIds, listProductIds, type ListQuery } from './list-repository';
import { type CatalogueNames, readCatalogueNames, readCatalogueVersion } from './name-repository';
import { readVocabulary, type Vocabulary } from './search-repository';

/** How long the version, and a list by availability of a large shop, is trusted before it is read again, in ms. */
const TRUST_MS = 2000;

/** Ids cached over all lists: some 40 MB at most. */
const MAX_IDS = 5_000_000;

/** Lists of up to this number of products are read at once. */
const SMALL_LIST = 5_000;

/** The beginning of a large list, read without the rest: few shoppers go further. */
const HEAD = 400;

/** A part of a list. */
export interface ListPart {
  /** Internal. */
  readonly ids: readonly number[];
  /** Of the whole list. */
  readonly total: number;
}

/**
 * Names and the ids of lists, so that page 9,000 of a list costs what page 1 costs. Prices, stock and texts are never
 * cached here. A changed catalogue shows within two seconds, on every instance, and at once where changes are notified.
 */
export interface CatalogueCache {
  names(): Promise<CatalogueNames>;
  /** Lists by availability are read each time, since every order changes them; long ones every two seconds. */
  part(query: ListQuery, offset: number, limit: number): Promise<ListPart>;
  /** The words of the catalogue, to recognise typing errors. */
  vocabulary(): Promise<Vocabulary>;
  /** How many products a list has. */
  total(query: ListQuery): Promise<number>;
  /** Forgets everything at once. */
  drop(): void;
}

export function createCatalogueCache(db: Executor, now: () => number = Date.now): CatalogueCache {
  let version: number | undefined;
  const checked = createMemo<number>({ now });
  const names = createMemo<CatalogueNames>({ now });
  const vocabulary = createMemo<Vocabulary>({ now });
  const totals = createMemo<number>({ now });
  const heads = createMemo<readonly number[]>({ now, weigh: (ids) => ids.length, maxWeight: MAX_IDS });
  const lists = createMemo<readonly number[]>({ now, weigh: (ids) => ids.length, maxWeight: MAX_IDS });

  function drop(): void {
    for (const memo of [names, vocabulary, totals, heads, lists]) memo.clear();
  }

  async function check(): Promise<number> {
    const current = await readCatalogueVersion(db);
    if (current !== version) drop();
    version = current;
    return current;
  }

  const trust = () => checked.get('version', TRUST_MS, check);

  /** Orders change what is available, and with it these lists, without a new version. */
  const keepMs = ({ availability }: ListQuery) => (availability === 'all' ? Infinity : TRUST_MS);

  async function total(query: ListQuery): Promise<number> {
    await trust();
    const { order: _order, ...held } = query;
    return totals.get(JSON.stringify(held), keepMs(query), () => countProducts(db, query));
  }

  return {
    drop,
    total,
    async names() {
      await trust();
      return names.get('', Infinity, () => readCatalogueNames(db));
    },
    async vocabulary() {
      await trust();
      return vocabulary.get('', Infinity, () => readVocabulary(db));
    },
    async part(query, offset, limit) {
      const key = JSON.stringify(query);
      const all = await total(query);
      if (query.availability !== 'all' && all <= SMALL_LIST) {
        const ids = await listProductIds(db, query);
        return { ids: ids.slice(offset, offset + limit), total: ids.length };
      }
      const headOnly = all > SMALL_LIST && offset + limit <= HEAD && !lists.has(key);
      const ids = headOnly
        ? await heads.get(key, keepMs(query), () => listFirstIds(db, query, HEAD))
        : await lists.get(key, keepMs(query), () => listProductIds(db, query));
      return { ids: ids.slice(offset, offset + limit), total: headOnly ? all : ids.length };
    },
  };
}
