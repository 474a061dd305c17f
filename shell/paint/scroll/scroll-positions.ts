/** Where the entries of the tab's history are scrolled to, in px from the top. */
export interface ScrollPositions {
  keep(entry: string, top: number): void;
  /** Undefined for an entry that this tab never showed. */
  of(entry: string): number | undefined;
  /** Passes them to the tab's next document: Back may lead from that one to an entry of this. */
  handOn(): void;
}

/** More entries than anybody goes back. */
const most = 50;

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

/** Starts with what the tab's last document stored; `storage` is the tab's own, null where it is blocked. */
export function createScrollPositions(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollPositions {
  const positions = read(storage);
  return {
    keep(entry, top) {
      // Inserted again it comes last, so that the first is the least recently used.
      positions.delete(entry);
      positions.set(entry, top);
      const [oldest] = positions.keys();
      if (positions.size > most && oldest !== undefined) positions.delete(oldest);
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
