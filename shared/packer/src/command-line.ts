import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createRegistryClient, readEnvironment, type RegistryClient, RegistryResponseError } from '@shop/protocol';
import { type Command, type CommandInput } from './commands/command';
import { exitCodeOf, UsageError } from './commands/exit-codes';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of all commands, by name. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A program of several commands that talk to a registry. */
export interface CommandLine {
  /** Its name, such as `shop-remote`. */
  readonly self: string;
  readonly usage: string;
  readonly commands: Readonly<Record<string, Command>>;
  readonly options: Options;
  /** The registry's URL and the token. Read only by commands that need them. */
  readonly connect: (values: Values) => { readonly url: string; readonly token: string | undefined };
  /** What to do when no registry answers at its address. */
  readonly addressAdvice: string;
  /** What to do about a missing or invalid token. */
  readonly tokenAdvice: string;
}

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean', default: false } as const;

/** Options of `rollout`. */
export const rolloutOptions = {
  stages: text,
  approval: text,
  bake: text,
  'min-sessions': text,
  'start-at': text,
  draft: flag,
};

/** Options of every command about what is live. */
export const changeOptions = {
  environment: text,
  from: text,
  ...{ reason: text, head: text, force: flag, again: flag, overrule: flag },
  'request-approval': flag,
  ...{ json: flag, help: flag },
};

function readCommandLine(options: Options, args: string[]) {
  try {
    return parseArgs({ options, args, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Output streams: the result, and everything else. */
export interface Output {
  log(text: unknown): void;
  error(text: unknown): void;
}

/** Resolves with the command's exit code. */
async function run(line: CommandLine, args: string[], output: Output): Promise<number> {
  const { values, positionals } = readCommandLine(line.options, args);
  const [name = '', ...words] = positionals;
  if (values.help) {
    output.log(line.usage);
    return 0;
  }
  const command = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined;
  if (!command) throw new UsageError(line.usage);
  let client: RegistryClient | undefined;
  let code = 0;
  const environment =
    typeof values.environment === 'string' ? readEnvironment(values.environment) : undefined;
  const context = {
    self: line.self,
    ...(environment === undefined ? {} : { environment }),
    log: (text: string) => (values.json ? output.error(text) : output.log(text)),
    endWith: (left: number) => void (code = left),
    get client() {
      return (client ??= createRegistryClient(line.connect(values as Values)));
    },
  };
  const response = await command({ words, options: values as unknown as CommandInput['options'] }, context);
  if (values.json) output.log(JSON.stringify(response, null, 2));
  return code;
}

/** The line that tells people about an error; one that they can do something about says what. */
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

/** Runs the command of this process's arguments, and sets its exit code. */
export async function runCommandLine(line: CommandLine): Promise<void> {
  process.exitCode = await runCommand(line, process.argv.slice(2), console);
}
