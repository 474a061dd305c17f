interface Options {
  /** How old a value may be before it is made again, in ms. */
  readonly maxAgeMs: number;
  readonly now?: () => number;
}

/**
 * Keeps what `make` made: made once however many ask, anew when it is too old, and kept beyond that while making it
 * fails. Rejects only when there never was any.
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
