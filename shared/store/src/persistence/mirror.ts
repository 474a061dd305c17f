import type { ShopStore } from '../store-types';
import type { StoredItems, StoredList } from './stored-list';
import { readRaw, type ShopStorage, writeRaw } from './storage';
import { parseStored, type RawEntries } from './parse-stored';

/** Synchronises one list of the store with its entries in storage, in both directions. */
export interface Mirror {
  /** Loads the stored list, if it has changed since the last load or save. */
  readonly load: () => void;
  /** Saves the list, if it has changed in the store since the last load or save. */
  readonly save: () => void;
}

const toRaw = ({ items, count }: StoredItems<unknown>): RawEntries | null =>
  items.length === 0 && count === 0 ? null : { items: JSON.stringify(items), count: String(count) };

/** Replaces the store's list with the stored one, unless they are equal. */
export function restoreList<Item>(store: ShopStore, list: StoredList<Item>, raw: RawEntries): void {
  const stored = parseStored(list, raw);
  const now = toRaw(list.select(store.getState()));
  const then = toRaw(stored);
  if (now?.items !== then?.items || now?.count !== then?.count) store.dispatch(list.restored(stored));
}

/**
 * Creates a mirror, assuming that store and storage are equal now. After each change, `onSaved` receives whether it
 * was written.
 */
export function mirror<Item>(
  store: ShopStore,
  storage: ShopStorage,
  list: StoredList<Item>,
  onSaved: (isSaved: boolean) => void,
): Mirror {
  let stored = readRaw(storage, list);
  let shown = list.select(store.getState());
  let loading = false;

  const load = () => {
    const raw = readRaw(storage, list);
    // Unchanged entries are not loaded again: after a failed write they are older than the cart on screen.
    if (!raw || (raw.items === stored?.items && raw.count === stored.count)) return;
    stored = raw;
    loading = true;
    restoreList(store, list, raw);
    loading = false;
    shown = list.select(store.getState());
  };

  const save = () => {
    const now = list.select(store.getState());
    if (loading || (now.items === shown.items && now.count === shown.count)) return;
    shown = now;
    onSaved(writeRaw(storage, list, toRaw(now)));
    stored = readRaw(storage, list);
  };

  return { load, save };
}
