import {
  createRegistryClient,
  readEnvironment,
  RegistryResponseError,
  type RegistryClient,
} from '@shop/protocol';
import { parseArgs } from 'node:util';
import { commandHelp, runEntry, type CommandEntry } from './commands/command-table';
import { exitCodeOf, UsageError } from './commands/exit-codes';
import { completionScript, optionsOf, programHelp, type Program } from './commands/help';
import { parserOptions, type OptionValues } from './commands/options';

/** A program of several commands that talk to a registry. */
export interface CommandLine extends Program {
  /** The registry's URL and the token. Read only by commands that need them. */
  readonly connect: (values: OptionValues) => { readonly url: string; readonly token: string | undefined };
  /** Advice for when the registry is unreachable. */
  readonly addressAdvice: string;
  /** Advice for a missing or invalid token. */
  readonly tokenAdvice: string;
}

function readCommandLine(line: CommandLine, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      options: parserOptions(optionsOf(line)),
      args,
      allowPositionals: true,
    });
    return { options: values as OptionValues, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Output streams: one for the result, one for everything else. */
export interface Output {
  log(text: unknown): void;
  error(text: unknown): void;
}

interface FoundCommand {
  readonly name: string;
  readonly entry: CommandEntry;
  readonly words: readonly string[];
}

/** The command with this name or former name. Throws a UsageError if it is unknown. */
function findCommand(
  line: CommandLine,
  [name = '', ...words]: readonly string[],
  output: Output,
): FoundCommand {
  const entry = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined;
  if (!entry) {
    const unknown = name === '' ? '' : `Unknown command "${name}".\n\n`;
    throw new UsageError(`${unknown}${programHelp(line)}`);
  }
  if (entry.renamedTo === undefined) return { name, entry, words };
  output.error(`"${name}" is deprecated. Use "${entry.renamedTo}".`);
  return findCommand(line, [...entry.renamedTo.split(' '), ...words], output);
}

/** Resolves with the command's exit code. */
async function run(line: CommandLine, args: string[], output: Output): Promise<number> {
  const { options, positionals } = readCommandLine(line, args);
  const isCompletion = positionals[0] === 'completion';
  if (isCompletion || (options.help && positionals.length === 0)) {
    output.log(isCompletion ? completionScript(line) : programHelp(line));
    return 0;
  }
  const { name, entry, words } = findCommand(line, positionals, output);
  if (options.help) {
    output.log(commandHelp(name, entry));
    return 0;
  }
  let client: RegistryClient | undefined;
  let code = 0;
  const { environment } = options;
  const context = {
    self: line.self,
    ...(environment === undefined ? {} : { environment: readEnvironment(environment) }),
    log: (text: string) => (options.json ? output.error(text) : output.log(text)),
    endWith: (left: number) => void (code = left),
    get client() {
      return (client ??= createRegistryClient(line.connect(options)));
    },
  };
  const response = await runEntry(name, entry, { words, options }, context);
  if (options.json) output.log(JSON.stringify(response, null, 2));
  return code;
}

/** The message for an error, with advice where there is some. */
function lineOf(error: unknown, { addressAdvice, tokenAdvice }: CommandLine): unknown {
  if (!(error instanceof Error)) return error;
  const advice: Readonly<Record<number, string>> = { 0: addressAdvice, 401: tokenAdvice };
  const more = error instanceof RegistryResponseError ? advice[error.status] : undefined;
  return more === undefined ? error.message : `${error.message} ${more}`;
}

/** Runs one command. Resolves with its exit code; errors are printed to standard error. */
export async function runCommand(line: CommandLine, args: string[], output: Output): Promise<number> {
  try {
    return await run(line, args, output);
  } catch (error) {
    output.error(lineOf(error, line));
    return exitCodeOf(error);
  }
}

/** Runs the command in this process's arguments, and sets the exit code. */
export async function runCommandLine(line: CommandLine): Promise<void> {
  process.exitCode = await runCommand(line, process.argv.slice(2), console);
}
