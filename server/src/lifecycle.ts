import { stopTracing } from '@shop/tracing';

/** Whether this process is closing. An unfinished start then fails, which is not an error. */
let closing = false;

/**
 * Runs a program; an error is printed as one line, with exit code 1, unless the program is closing. `LOG_LEVEL=debug` prints the
 * stack.
 */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    if (closing) return;
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  });
}

/**
 * Closes a shop, or a registry, gracefully on the first SIGINT or SIGTERM, then ends the process. If closing hangs for
 * `deadlineMs`, the process ends with an error.
 */
export function closeOnSignal(
  running: { close(): Promise<void> },
  log: (line: string) => void,
  deadlineMs: number,
): void {
  const close = () => {
    if (closing) return;
    closing = true;
    log('Closing …');
    globalThis
      .setTimeout(() => {
        log(`Closing timed out after ${deadlineMs / 1000} s. Exiting.`);
        process.exit(1);
      }, deadlineMs)
      .unref();
    const closed = running.close().finally(stopTracing);
    closed.then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
