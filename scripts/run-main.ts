import type { Command } from '../e2e/support/command';

/** Runs work. An error is printed, in one line where possible, with exit code 1. */
async function runPrinting(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a command with the command line's arguments; `--help` prints its usage. An option that the usage does not name is refused
 * with it.
 */
export const runMain = (usage: string, main: (args: string[]) => Promise<unknown>): Promise<void> =>
  runPrinting(async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help')) return console.log(usage);
    const unknown = args.find((word) => word.startsWith('-') && !usage.includes(word.split('=')[0] ?? word));
    if (unknown) throw new Error(`There is no option ${unknown}.\n\n${usage}`);
    await main(args);
  });

/** Commands by their names; each is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;

/** Runs the command that the first argument names with the remaining ones; `--help` prints the usage. */
export const runNamed = (commands: Commands): Promise<void> =>
  runPrinting(async () => {
    const [name = '', ...args] = process.argv.slice(2);
    const load = commands[name];
    if (!load) throw new Error(`Which command? There are: ${Object.keys(commands).join(', ')}.`);
    const { command } = await load();
    if (args.includes('--help')) console.log(command.usage);
    else await command.run(args);
  });
