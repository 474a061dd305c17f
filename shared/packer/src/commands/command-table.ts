import type { Command, CommandContext, CommandInput } from './command';
import { UsageError } from './exit-codes';
import { optionHelp, type OptionName } from './options';

/** An action of a command. */
export interface Action {
  /** Its arguments, as shown by `--help`: `<remote>@<version>`. */
  readonly args?: string;
  readonly summary: string;
  readonly options?: readonly OptionName[];
  /** Whether agents may run it over MCP: reading immediately, changing after a person confirmed. Agents cannot run other actions. */
  readonly agents?: 'read' | 'change';
  /** Shows the effect of a change; the person who confirms an agent's change reads it. */
  readonly plan?: Command;
  readonly run: Command;
}

/** A command: its actions by name, and the action without a name. */
export interface CommandEntry {
  readonly main?: Action;
  readonly actions?: Readonly<Record<string, Action>>;
  /** The new name, for a former name of a command, which works until the next minor version. */
  readonly renamedTo?: string;
}

/** Commands by name. The parser, `--help`, the documentation and shell completion read this table. */
export type CommandTable = Readonly<Record<string, CommandEntry>>;

/** A line of help: the command with its arguments, and its description. */
export interface HelpLine {
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionName[];
}

const lineOf = (words: string, { args, summary, options = [] }: Action): HelpLine => ({
  usage: args === undefined ? words : `${words} ${args}`,
  summary,
  options,
});

/** The help lines of a command; empty for a former name. */
export const linesOf = (name: string, { main, actions = {} }: CommandEntry): HelpLine[] => [
  ...(main ? [lineOf(name, main)] : []),
  ...Object.entries(actions).map(([action, entry]) => lineOf(`${name} ${action}`, entry)),
];

/** Formats two columns; a long left cell is on a separate line. */
export function columns(rows: readonly (readonly [string, string])[], width = 34): string {
  return rows
    .map(([left, right]) =>
      left.length < width - 1
        ? `  ${left.padEnd(width)}${right}`
        : `  ${left}\n  ${' '.repeat(width)}${right}`,
    )
    .join('\n');
}

/** The help of one command: its lines and their options. */
export function commandHelp(name: string, entry: CommandEntry): string {
  const lines = linesOf(name, entry);
  const options = [...new Set(lines.flatMap((line) => line.options))];
  const help = columns(lines.map(({ usage, summary }) => [usage, summary]));
  return options.length === 0 ? help : `${help}\n\n${columns(options.map(optionHelp))}`;
}

/** Runs the action named by the first word, or else the command itself. Throws a UsageError if there is neither. */
export async function runEntry(
  name: string,
  entry: CommandEntry,
  { words, options }: CommandInput,
  context: CommandContext,
): Promise<unknown> {
  const { main, actions = {} } = entry;
  const [first, ...rest] = words;
  const action = first !== undefined && Object.hasOwn(actions, first) ? actions[first] : undefined;
  if (action) return action.run({ words: rest, options }, context);
  if (first === 'list' && entry.actions && main) return main.run({ words: rest, options }, context);
  if (!main || (first !== undefined && main.args === undefined)) {
    const unknown = first === undefined ? '' : `Unknown action "${first}".\n`;
    throw new UsageError(`${unknown}${commandHelp(name, entry)}`);
  }
  return main.run({ words, options }, context);
}

/** A command as a function, for use by other programs. */
export const asCommand =
  (name: string, entry: CommandEntry): Command =>
  (input, context) =>
    runEntry(name, entry, input, context);
