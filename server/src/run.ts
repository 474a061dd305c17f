/** Runs a program; an error is printed as one line, with exit code 1. `LOG_LEVEL=debug` prints the stack. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  });
}
