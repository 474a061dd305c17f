import type { Command } from '../e2e/support/command';

/** Runs a command with the words of the command line. What goes wrong is printed, in one line where it says enough, and ends it with 1. */
export async function runMain(main: (args: string[]) => Promise<unknown>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Commands by their names; each is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;

/** Runs the command that the first word names with the words behind it; `--help` prints how it is called. */
export const runNamed = (commands: Commands): Promise<void> =>
  runMain(async ([name = '', ...args]) => {
    const load = commands[name];
    if (!load) throw new Error(`Which command? There are: ${Object.keys(commands).join(', ')}.`);
    const { command } = await load();
    if (args.includes('--help')) console.log(command.usage);
    else await command.run(args);
  });
