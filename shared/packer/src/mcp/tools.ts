import type { CommandContext, CommandInput } from '../commands/command';
import type { Action, CommandTable } from '../commands/command-table';
import { optionEntryOf, type OptionName, type OptionValues } from '../commands/options';

/** A command that agents may run. */
export interface AgentTool {
  /** For example, `rollout_status`. */
  readonly name: string;
  /** The words that run it on the command line, such as `rollout status`. */
  readonly command: string;
  readonly action: Action;
}

/** The arguments of a call: the words after the command, and options by their names. */
export type ToolArguments = OptionValues & { readonly words?: readonly string[] };

export interface ToolResult {
  readonly lines: readonly string[];
  readonly value: unknown;
}

/** The tools of a table: only its actions for agents, and of these the changing ones only with `allowChanges`. */
export function toolsOf(table: CommandTable, allowChanges: boolean): AgentTool[] {
  const tools = Object.entries(table).flatMap(([name, { main, actions = {} }]) => [
    ...(main ? [{ name, command: name, action: main }] : []),
    ...Object.entries(actions).map(([word, action]) => ({
      name: `${name}_${word}`,
      command: `${name} ${word}`,
      action,
    })),
  ]);
  return tools.filter(({ action: { agents } }) => agents === 'read' || (agents === 'change' && allowChanges));
}

function optionSchema(name: OptionName) {
  const { value, help } = optionEntryOf(name);
  if (value === undefined) return { type: 'boolean', description: help };
  return { type: 'string', description: `${help}, such as ${value}` };
}

/** The JSON schema of a tool's arguments. */
export function inputSchemaOf({ command, action: { args, options = [] } }: AgentTool) {
  const words = {
    type: 'array',
    items: { type: 'string' },
    description: `The words after "${command}": ${args ?? ''}`,
  };
  return {
    type: 'object' as const,
    properties: {
      ...(args !== undefined && { words }),
      ...Object.fromEntries(options.map((name) => [name, optionSchema(name)])),
    },
    additionalProperties: false,
  };
}

const inputOf = ({ words = [], ...options }: ToolArguments): CommandInput => ({ words, options });

/** The call as a command line, which identifies what a person confirms. */
export function commandLineOf({ command }: AgentTool, { words = [], ...options }: ToolArguments): string {
  const flags = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? `--${name}` : `--${name} ${JSON.stringify(value)}`];
  });
  return [command, ...words, ...flags].join(' ');
}

async function collect(
  run: Action['run'],
  given: ToolArguments,
  context: Omit<CommandContext, 'log'>,
): Promise<ToolResult> {
  const lines: string[] = [];
  const value = await run(inputOf(given), { ...context, log: (line) => void lines.push(line) });
  return { lines, value };
}

/** Runs a tool. Rejects as its command does. */
export const runTool = ({ action }: AgentTool, given: ToolArguments, context: Omit<CommandContext, 'log'>) =>
  collect(action.run, given, context);

/** The text that a person confirms: the command line and, where the command has a plan, its lines. Rejects as the plan does. */
export async function confirmationOf(
  tool: AgentTool,
  given: ToolArguments,
  context: Omit<CommandContext, 'log'>,
): Promise<string> {
  const { plan } = tool.action;
  const { lines } = plan ? await collect(plan, given, context) : { lines: [] };
  return [`${tool.action.summary}:`, commandLineOf(tool, given), ...lines].join('\n');
}
