import type { RawEntries } from './parse-stored';
import type { StoredList } from './stored-list';

/** The methods of Storage that persistence uses. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's local storage; null if the browser forbids it (reading the property throws) or has none. */
export function browserStorage(): Storage | null {
  try {
    // Undefined in a web view without DOM storage.
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}

type Keys = Pick<StoredList<never>, 'itemsKey' | 'countKey'>;

/** A list's two entries; null if the storage cannot be read. */
export function readRaw(storage: ShopStorage, { itemsKey, countKey }: Keys): RawEntries | null {
  try {
    return { items: storage.getItem(itemsKey), count: storage.getItem(countKey) };
  } catch {
    return null;
  }
}

/** Writes a list's two entries, or removes them for null. Returns false if the storage is full or blocked. */
export function writeRaw(
  storage: ShopStorage,
  { itemsKey, countKey }: Keys,
  raw: RawEntries | null,
): boolean {
  try {
    if (raw?.items && raw.count) {
      storage.setItem(itemsKey, raw.items);
      storage.setItem(countKey, raw.count);
    } else {
      storage.removeItem(itemsKey);
      storage.removeItem(countKey);
    }
    return true;
  } catch {
    return false;
  }
}
