import { integer } from './fields';
import type { StoredItems, StoredList } from './stored-list';

/** The two raw entries of a list in storage. */
export interface RawEntries {
  readonly items: string | null;
  readonly count: string | null;
}

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Parses a stored list. Invalid and duplicate entries are dropped; an invalid list becomes an empty one. The stored
 * count is used only if all entries are valid; otherwise it is derived from the entries.
 */
export function parseStored<Item>(list: StoredList<Item>, raw: RawEntries): StoredItems<Item> {
  const stored = parse(raw.items);
  if (!Array.isArray(stored)) return { items: [], count: 0 };
  const byKey = new Map<string, Item>();
  for (const value of stored) {
    const item = list.readItem(value);
    if (item && !byKey.has(list.keyOf(item))) byKey.set(list.keyOf(item), item);
  }
  const items = [...byKey.values()];
  const count = items.length === stored.length ? integer(parse(raw.count), 0, Number.MAX_SAFE_INTEGER) : null;
  return { items, count: count ?? items.reduce((sum, item) => sum + list.quantityOf(item), 0) };
}
