import type { Command } from '../e2e/support/command';

/** Runs a command with the command line's arguments. An error is printed, in one line where possible, with exit code 1. */
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

/** Runs the command that the first argument names with the remaining ones; `--help` prints the usage. */
export const runNamed = (commands: Commands): Promise<void> =>
  runMain(async ([name = '', ...args]) => {
    const load = commands[name];
    if (!load) throw new Error(`Which command? There are: ${Object.keys(commands).join(', ')}.`);
    const { command } = await load();
    if (args.includes('--help')) console.log(command.usage);
    else await command.run(args);
  });
