import type { Flag, RemoteFlagList } from '@shop/contracts/registry';
import { envPathOf, flagTypeText, readRemote } from '@shop/protocol';
import { change, showPlan } from './change';
import type { Command, CommandContext } from './command';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';
import type { OptionName } from './options';

const readFlags = (context: CommandContext, remote: string) =>
  context.client.call<RemoteFlagList>(`${envPathOf(context)}/flags/${remote}`);

function flagLine(remote: string, flag: Flag): string {
  const { name, value, description, versions } = flag;
  const current = value === null ? `${JSON.stringify(flag.default)} (default)` : JSON.stringify(value);
  const by = versions.map((version) => `${remote}@${version}`).join(', ');
  return `  ${name.padEnd(16)} ${current}: ${flagTypeText(flag)}. ${description} Declared by ${by}.`;
}

/** `flags catalog`: what its live versions declare, and the values. */
const list: Command = async ({ words }, context) => {
  const remote = readRemote(words[0]);
  const found = await readFlags(context, remote);
  for (const flag of found.flags) context.log(flagLine(remote, flag));
  if (found.flags.length === 0) context.log(`Live versions of ${remote} declare no flags.`);
  return found;
};

/** A value in the type of its flag. The registry refuses other texts, which are sent unchanged. */
function typed(flag: Flag | undefined, text: string): boolean | number | string {
  if (flag === undefined || flag.type === 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' || typeof value === 'boolean' ? value : text;
  } catch {
    return text;
  }
}

/** The body of a change, from words such as `notice=Closed on Friday`. */
async function valuesOf(words: readonly string[], context: CommandContext) {
  const [name, ...settings] = words;
  const remote = readRemote(name);
  if (settings.length === 0) throw new UsageError('Missing value. Use the form notice="Closed on Friday".');
  const { flags } = await readFlags(context, remote);
  const values = settings.map((setting) => {
    const at = setting.indexOf('=');
    if (at < 1)
      throw new UsageError(`"${setting}" does not set a value. Use the form notice="Closed on Friday".`);
    const flag = setting.slice(0, at);
    const declared = flags.find((one) => one.name === flag);
    return [flag, typed(declared, setting.slice(at + 1))] as const;
  });
  return { remote, values: Object.fromEntries(values) };
}

/** The body of a change that removes values. */
function defaultsOf(words: readonly string[]) {
  const [name, ...flags] = words;
  const remote = readRemote(name);
  if (flags.length === 0) throw new UsageError('Missing flag. Pass its name, such as notice.');
  return { remote, values: Object.fromEntries(flags.map((flag) => [flag, null])) };
}

const listed = (words: readonly string[]) => words.slice(1).join(', ');

/** Lists and sets the flags of a remote. `changeOptions` are those of every change. */
export const flagsEntry = (changeOptions: readonly OptionName[]): CommandEntry => ({
  main: {
    args: '<remote>',
    summary: 'List the flags that live versions of a remote declare, and their values',
    agents: 'read',
    run: list,
  },
  actions: {
    set: {
      args: '<remote> <flag>=<value>…',
      summary: 'Set flag values, without a new version',
      options: changeOptions,
      agents: 'change',
      plan: async ({ words }, context) => showPlan(context, { flags: await valuesOf(words, context) }),
      async run(input, context) {
        const { remote, values } = await valuesOf(input.words, context);
        const doing = `Set ${listed(input.words)} of ${remote}`;
        return change(context, input, { path: `/flags/${remote}`, body: { values }, doing });
      },
    },
    unset: {
      args: '<remote> <flag>…',
      summary: 'Reset flags to their defaults',
      options: changeOptions,
      agents: 'change',
      plan: async ({ words }, context) => showPlan(context, { flags: defaultsOf(words) }),
      async run(input, context) {
        const { remote, values } = defaultsOf(input.words);
        const doing = `Reset flags of ${remote} to their defaults: ${listed(input.words)}`;
        return change(context, input, { path: `/flags/${remote}`, body: { values }, doing });
      },
    },
  },
});
