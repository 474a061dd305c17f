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
 * A list from what storage held. Invalid and duplicate entries are dropped; an invalid list is an
 * empty one. The count is the stored one only if every entry was good, else it is made from the entries.
 */
export function parseStored<Item extends { readonly productId: string }>(
  list: StoredList<Item>,
  raw: RawEntries,
): StoredItems<Item> {
  const stored = parse(raw.items);
  if (!Array.isArray(stored)) return { items: [], count: 0 };
  const byId = new Map<string, Item>();
  for (const value of stored) {
    const item = list.readItem(value);
    if (item && !byId.has(item.productId)) byId.set(item.productId, item);
  }
  const items = [...byId.values()];
  const count = items.length === stored.length ? integer(parse(raw.count), 0, Number.MAX_SAFE_INTEGER) : null;
  return { items, count: count ?? items.reduce((sum, item) => sum + list.pieces(item), 0) };
}
