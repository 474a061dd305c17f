/** Lets so many pieces of work run at once; more wait, and beyond `maxWaiting` are refused with `refusal()`. */
export function createSemaphore(width: number, maxWaiting: number, refusal: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = () => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(refusal());
    // Whoever leaves hands the place on, so the number of those running stays as it is.
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
