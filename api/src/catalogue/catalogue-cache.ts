import type { Executor } from '../db/schema';
import {
  readCatalogueNames,
  readCatalogueVersion,
  type CatalogueNames,
} from '../repositories/catalogue-names';
import { listProductIds, type ListQuery } from '../repositories/product-lists';

/** How long the version is trusted before it is read again, in milliseconds. */
const TRUST_MS = 2000;

/** Ids kept over all lists: some 40 MB at most. */
const MAX_IDS = 5_000_000;

/**
 * Names and the ids of lists, so that page 9,000 of a list costs what page 1 costs. Prices, stock and texts are never
 * kept here. A changed catalogue shows within two seconds, on every instance.
 */
export interface CatalogueCache {
  names(): Promise<CatalogueNames>;
  /** Lists by availability are read each time, since every order changes them. */
  ids(query: ListQuery): Promise<readonly number[]>;
  /** Forgets everything at once. */
  drop(): void;
}

export function createCatalogueCache(db: Executor, now: () => number = Date.now): CatalogueCache {
  let version: number | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  let names: Promise<CatalogueNames> | undefined;
  const lists = new Map<string, Promise<readonly number[]>>();
  let kept = 0;

  function drop(): void {
    names = undefined;
    lists.clear();
    kept = 0;
  }

  async function check(): Promise<void> {
    const current = await readCatalogueVersion(db);
    if (current !== version) drop();
    version = current;
    checkedAt = now();
  }

  async function trust(): Promise<void> {
    if (now() - checkedAt < TRUST_MS) return;
    checking ??= check().finally(() => (checking = undefined));
    await checking;
  }

  async function keep(key: string, list: Promise<readonly number[]>): Promise<readonly number[]> {
    lists.set(key, list);
    try {
      const ids = await list;
      kept += ids.length;
      if (kept > MAX_IDS) {
        lists.clear();
        kept = 0;
      }
      return ids;
    } catch (error) {
      lists.delete(key);
      throw error;
    }
  }

  return {
    drop,
    async names() {
      await trust();
      names ??= readCatalogueNames(db).catch((error: unknown) => {
        names = undefined;
        throw error;
      });
      return names;
    },
    async ids(query) {
      if (query.availability !== 'all') return listProductIds(db, query);
      await trust();
      const key = JSON.stringify(query);
      return lists.get(key) ?? keep(key, listProductIds(db, query));
    },
  };
}
