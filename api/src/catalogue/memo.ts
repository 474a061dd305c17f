/** Values by key, each read once while it is kept, however many ask for it at the same time. */
export interface Memo<Value> {
  get(key: string, keepMs: number, read: () => Promise<Value>): Promise<Value>;
  has(key: string): boolean;
  clear(): void;
}

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

/**
 * What cannot be read is not kept. When the values together weigh more than `maxWeight`, all are forgotten: they are
 * read again one by one as they are asked for.
 */
export function createMemo<Value>(options: {
  readonly now: () => number;
  readonly weigh?: (value: Value) => number;
  readonly maxWeight?: number;
}): Memo<Value> {
  const { now, weigh = () => 1, maxWeight = 10_000 } = options;
  const kept = new Map<string, Kept<Value>>();
  let weight = 0;

  function clear(): void {
    kept.clear();
    weight = 0;
  }

  function fresh(key: string): Promise<Value> | undefined {
    const entry = kept.get(key);
    return entry && now() < entry.until ? entry.value : undefined;
  }

  async function keep(key: string, keepMs: number, value: Promise<Value>): Promise<Value> {
    const entry = { value, until: now() + keepMs };
    kept.set(key, entry);
    try {
      const known = await value;
      weight += weigh(known);
      if (weight > maxWeight) clear();
      return known;
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key);
      throw error;
    }
  }

  return {
    get: (key, keepMs, read) => fresh(key) ?? keep(key, keepMs, read()),
    has: (key) => fresh(key) !== undefined,
    clear,
  };
}
