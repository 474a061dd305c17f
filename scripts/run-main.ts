/** Runs an async function. Prints errors, in one line where possible, and exits with 1. */
export async function runPrinting(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a command with the command line's arguments; `--help` prints its usage. For an option that is not in
 * the usage, it throws an Error that includes the usage.
 */
export const runMain = (usage: string, main: (args: string[]) => Promise<unknown>): Promise<void> =>
  runPrinting(async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help')) return console.log(usage);
    const unknown = args.find((word) => word.startsWith('-') && !usage.includes(word.split('=')[0] ?? word));
    if (unknown) throw new Error(`Unknown option ${unknown}.\n\n${usage}`);
    await main(args);
  });
