interface Options {
  /** How old a value may be before it is made again, in ms. */
  readonly maxAgeMs: number;
  readonly now?: () => number;
}

/**
 * Caches the result of `make`: one call for concurrent callers, refreshed when it is too old, and still served while `make`
 * fails. Rejects only when there never was a result.
 */
export function createRefreshingCache<Value>(
  make: () => Promise<Value>,
  { maxAgeMs, now = Date.now }: Options,
): () => Promise<Value> {
  let cached: { readonly value: Value; readonly at: number } | undefined;
  let making: Promise<Value> | undefined;

  const refresh = async () => {
    try {
      const value = await make();
      cached = { value, at: now() };
      return value;
    } finally {
      making = undefined;
    }
  };

  return async () => {
    if (cached && now() - cached.at < maxAgeMs) return cached.value;
    making ??= refresh();
    try {
      return await making;
    } catch (error) {
      if (cached) return cached.value;
      throw error;
    }
  };
}
