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
