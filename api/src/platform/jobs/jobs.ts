export interface RegularWork {
  /** Ends the timer and waits for work under way. */
  stop(): Promise<void>;
}

/** Does `work` now and then again `everyMs` after each end, one at a time, until stopped. `work` must not reject. */
export function runRegularly(work: () => Promise<void>, everyMs: number): RegularWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = work().then(() => {
      if (stopped) return;
      timer = setTimeout(turn, everyMs);
      timer.unref();
    });
  };
  turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Work that is done again and again, made to never reject: a failure is logged once, however often it repeats, and so
 * is the first time that goes well after.
 */
export function logFailures(work: () => Promise<void>, log: Log, message: string): () => Promise<void> {
  let reason: string | undefined;
  return async () => {
    try {
      await work();
    } catch (err) {
      if (reasonOf(err) !== reason) log.error({ err }, message);
      reason = reasonOf(err);
      return;
    }
    if (reason !== undefined) log.warn({}, `over: ${message}`);
    reason = undefined;
  };
}

/** Small enough not to block others who need the same rows or the one connection. */
const BATCH = 500;

/**
 * Work on many rows a batch at a time: calls `work` with the size of a batch until it took fewer. Returns the total.
 */
export async function inBatches(work: (limit: number) => Promise<number>, size = BATCH): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await work(size);
    all += done;
    if (done < size) return all;
  }
}
