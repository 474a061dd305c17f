import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RegistryAnswerError } from './client/registry-answer-error';
import { createRegistryClient, type RegistryClient } from './client/registry-client';
import type { Command, Wish } from './commands/command';
import { exitCodeOf, UsageError } from './commands/exit-codes';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What the command line says beside the command's own options, by name. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A program of several commands that talk to a registry. */
export interface CommandLine {
  /** How it is called, such as `shop-remote`. */
  readonly self: string;
  readonly usage: string;
  readonly commands: Readonly<Record<string, Command>>;
  readonly options: Options;
  /** Where the registry is, and who calls. Asked only by commands that call it. */
  readonly connect: (values: Values) => { readonly url: string; readonly token: string | undefined };
  /** What to do about a token that is missing or does not work. */
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

/** Options of every command that changes what is live. */
export const changeOptions = {
  ...{ reason: text, head: text, force: flag, again: flag, overrule: flag },
  ...{ json: flag, help: flag },
};

function readCommandLine(options: Options, args: string[]) {
  try {
    return parseArgs({ options, args, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run(line: CommandLine, args: string[]): Promise<void> {
  const { values, positionals } = readCommandLine(line.options, args);
  const [name = '', ...words] = positionals;
  if (values.help) return console.log(line.usage);
  const command = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined;
  if (!command) throw new UsageError(line.usage);
  let client: RegistryClient | undefined;
  const say = values.json ? console.error : console.log;
  const surroundings = {
    self: line.self,
    say,
    get client() {
      return (client ??= createRegistryClient(line.connect(values as Values)));
    },
  };
  const answer = await command({ words, options: values as unknown as Wish['options'] }, surroundings);
  if (values.json) console.log(JSON.stringify(answer, null, 2));
}

/** Runs one command; what goes wrong is a message on standard error and an exit code. */
export async function runCommandLine(
  line: CommandLine,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  try {
    await run(line, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof RegistryAnswerError && error.status === 401) console.error(line.tokenAdvice);
    process.exitCode = exitCodeOf(error);
  }
}
