/** Scroll positions of the tab's history entries, in px from the top. */
export interface ScrollPositions {
  keep(entry: string, top: number): void;
  /** Undefined for an entry that this tab never showed. */
  of(entry: string): number | undefined;
  /** Stores the positions for the tab's next document, from which Back may return to an entry of this one. */
  handOn(): void;
}

/** Maximum number of stored entries. */
const maxEntries = 50;

const storageKey = 'scrollPositions';

function read(storage: Pick<Storage, 'getItem'> | null): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    const isPosition = (pair: unknown): pair is [string, number] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]);
    return new Map(Array.isArray(entries) ? entries.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Starts with the positions stored by the tab's previous document. `storage` is the session storage; null if it is blocked. */
export function createScrollPositions(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollPositions {
  const positions = read(storage);
  return {
    keep(entry, top) {
      // Reinserted as the last entry, so that the first one is the least recently used.
      positions.delete(entry);
      positions.set(entry, top);
      const [oldest] = positions.keys();
      if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest);
    },
    of: (entry) => positions.get(entry),
    handOn() {
      try {
        storage?.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is full or blocked: Back then starts at the top.
      }
    },
  };
}
