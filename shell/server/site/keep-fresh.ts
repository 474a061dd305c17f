interface Options {
  /** How old a value may be before it is made again, in ms. */
  readonly maxAgeMs: number;
  readonly now?: () => number;
}

/**
 * Caches the result of `make`: one call for concurrent callers, refreshed when it is too old, and still served while `make`
 * fails. Rejects only when there never was a result.
 */
export function keepFresh<Value>(
  make: () => Promise<Value>,
  { maxAgeMs, now = Date.now }: Options,
): () => Promise<Value> {
  let kept: { readonly value: Value; readonly at: number } | undefined;
  let making: Promise<Value> | undefined;

  const makeAnew = async () => {
    try {
      const value = await make();
      kept = { value, at: now() };
      return value;
    } finally {
      making = undefined;
    }
  };

  return async () => {
    if (kept && now() - kept.at < maxAgeMs) return kept.value;
    making ??= makeAnew();
    try {
      return await making;
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    }
  };
}
