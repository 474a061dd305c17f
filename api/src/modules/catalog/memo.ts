/** Values by key, each read once while it is cached, however many ask for it at the same time. */
export interface Memo<Value> {
  get(key: string, keepMs: number, read: () => Promise<Value>): Promise<Value>;
  has(key: string): boolean;
  clear(): void;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

/**
 * What cannot be read is not cached. When the values together weigh more than `maxWeight`, all are forgotten: they are
 * read again one by one as they are asked for.
 */
export function createMemo<Value>(options: {
  readonly now: () => number;
  readonly weigh?: (value: Value) => number;
  readonly maxWeight?: number;
}): Memo<Value> {
  const { now, weigh = () => 1, maxWeight = 10_000 } = options;
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;

  function clear(): void {
    entries.clear();
    weight = 0;
  }

  function fresh(key: string): Promise<Value> | undefined {
    const entry = entries.get(key);
    return entry && now() < entry.until ? entry.value : undefined;
  }

  async function store(key: string, keepMs: number, value: Promise<Value>): Promise<Value> {
    const entry = { value, until: now() + keepMs };
    entries.set(key, entry);
    try {
      const known = await value;
      weight += weigh(known);
      if (weight > maxWeight) clear();
      return known;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  }

  return {
    get: (key, keepMs, read) => fresh(key) ?? store(key, keepMs, read()),
    has: (key) => fresh(key) !== undefined,
    clear,
  };
}
