/** Limits concurrent work; more waits, and beyond `maxWaiting` is refused with `refusal()`. */
export function createSemaphore(width: number, maxWaiting: number, refusal: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = () => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(refusal());
    // The slot is handed to the next, so the number of running ones stays the same.
    return new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
