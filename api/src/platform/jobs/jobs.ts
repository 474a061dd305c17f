export interface RegularWork {
  /** Stops the timer and waits for the current run. */
  stop(): Promise<void>;
}

/** Runs `work` now and again `everyMs` after each run ends, until stopped. `work` must not reject. */
export function runRegularly(work: () => Promise<void>, everyMs: number): RegularWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work().then(() => {
      if (stopped) return;
      timer = setTimeout(run, everyMs);
      timer.unref();
    });
  };
  run();
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

/** Wraps recurring work so that it never rejects. Logs a repeated failure only once, and the first success after it. */
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
    if (reason !== undefined) log.warn({}, `recovered: ${message}`);
    reason = undefined;
  };
}

/** Small enough not to block others that need the same rows or the only connection. */
const BATCH = 500;

/** Processes many rows in batches: calls `work` with the batch size until it returns less. Returns the total. */
export async function inBatches(work: (limit: number) => Promise<number>, size = BATCH): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await work(size);
    all += done;
    if (done < size) return all;
  }
}
