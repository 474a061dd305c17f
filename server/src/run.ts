/** Runs a program's work; what goes wrong is one line for whoever started it, and exit 1. `LOG_LEVEL=debug` shows where it came from. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  });
}
