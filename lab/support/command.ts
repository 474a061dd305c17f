import { parseArgs } from 'node:util';

/** A command-line tool. */
export interface Command {
  /** Shown for `--help` and unknown options. */
  readonly usage: string;
  /** Prints the findings, and sets the exit code if there are problems. */
  run(args: readonly string[]): Promise<void>;
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
}
type Options = Readonly<Record<string, Option>>;
type Read<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>;

/** Reads options and the words between them; throws an Error with the usage for an unknown option. */
export function readWords<const Known extends Options>(
  args: readonly string[],
  options: Known,
  usage: string,
): Read<Known> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}

/** Reads options; throws an Error with the usage for anything else. */
export function readValues<const Known extends Options>(
  args: readonly string[],
  options: Known,
  usage: string,
): Read<Known>['values'] {
  const { values, positionals } = readWords(args, options, usage);
  if (positionals.length > 0) throw new Error(usage);
  return values;
}

/** Parses an option that is an integer of at least `min`; throws an Error for other values. */
export function readCount(text: string, option: string, min = 1): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min) return value;
  throw new Error(`--${option} is "${text}", but must be a whole number of at least ${min}.`);
}
