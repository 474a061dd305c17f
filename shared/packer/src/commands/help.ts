import { columns, linesOf, type CommandTable } from './command-table';
import { exitCodeMeanings } from './exit-codes';
import { changeOptions, optionHelp, type OptionName } from './options';

/** A program: its name, its commands, and the options of all its commands. */
export interface Program {
  /** Its name, such as `shop-remote`. */
  readonly self: string;
  readonly commands: CommandTable;
  readonly options: readonly OptionName[];
}

const allLines = ({ commands }: Pick<Program, 'commands'>) =>
  Object.entries(commands).flatMap(([name, entry]) => linesOf(name, entry));

/** All options of a program: the common ones, and those of each command. */
export const optionsOf = ({ commands, options }: Pick<Program, 'commands' | 'options'>): OptionName[] => [
  ...new Set([...allLines({ commands }).flatMap((line) => line.options), ...options]),
];

/** The text of `--help`. */
export function programHelp(program: Program): string {
  const { self } = program;
  const codes = Object.entries(exitCodeMeanings).map(([code, meaning]) => [code, meaning] as const);
  return [
    `${self} <command>`,
    columns(allLines(program).map(({ usage, summary }) => [usage, summary])),
    'Options',
    columns(optionsOf(program).map(optionHelp)),
    'Exit codes',
    columns(codes, 4),
    `"${self} <command> --help" prints the options of one command.`,
  ].join('\n\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${cell(text)}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The options of a command as a cell; those that every change has are only named once, below the table. */
function optionsCell(options: readonly OptionName[]): string {
  const isChange = changeOptions.every((name) => options.includes(name));
  const own = isChange ? options.filter((name) => !changeOptions.includes(name)) : options;
  return [...own.map((name) => code(`--${name}`)), ...(isChange ? ['change options'] : [])].join(', ');
}

/**
 * The documentation of a program, below a heading with its name. Commands and options that the program `documented`
 * also has are only listed by name.
 */
export function programDocument(program: Program, documented?: Program): string {
  const entries = Object.entries(program.commands);
  const known = entries.filter(([name, entry]) => documented?.commands[name] === entry);
  const own = entries.filter((entry) => !known.includes(entry));
  const knownOptions = new Set(documented && optionsOf(documented));
  const rows = allLines({ commands: Object.fromEntries(own) }).map(({ usage, summary, options }) => [
    code(usage),
    cell(summary),
    optionsCell(options),
  ]);
  const options = optionsOf(program).filter((name) => !knownOptions.has(name));
  return [
    `## ${program.self}`,
    table(['Command', 'Effect', 'Options'], rows),
    ...(documented
      ? [
          `${known.map(([name]) => code(name)).join(', ')} and their options are those of \`${documented.self}\`.`,
        ]
      : [`The change options are ${changeOptions.map((name) => code(`--${name}`)).join(', ')}.`]),
    options
      .map(optionHelp)
      .map(([name, help]) => `- \`${name}\`: ${help}`)
      .join('\n'),
  ].join('\n\n');
}

/** The exit codes as a table, for the documents. */
export const exitCodeTable = (): string => table(['Code', 'Meaning'], Object.entries(exitCodeMeanings));

/** A script for bash, and for zsh with bashcompinit, that completes the names of commands, actions and options. */
export function completionScript(program: Program): string {
  const { self, commands } = program;
  const options = optionsOf(program).map((name) => `--${name}`);
  const known = Object.entries(commands).filter(([, { renamedTo }]) => renamedTo === undefined);
  const cases = known.flatMap(([name, { actions = {} }]) => {
    const names = Object.keys(actions).join(' ');
    return names ? [`    ${name}) words="${names}" ;;`] : [];
  });
  const name = `_${self.replace(/\W/g, '_')}`;
  return [
    `${name}() {`,
    '  local word="${COMP_WORDS[COMP_CWORD]}" words=""',
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    '  esac',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words="${known.map(([one]) => one).join(' ')}"; fi`,
    `  if [[ "$word" == -* ]]; then words="${options.join(' ')}"; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    `complete -o default -F ${name} ${self}`,
  ].join('\n');
}
