import { envPathOf, readDates, readWindows, usualEnvironment, windowForm, windowsText } from '@shop/protocol';
import type { ChangeWindows, StaffPass } from '@shop/contracts/registry';
import type { CommandContext } from './command';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

const windowsPath = (context: CommandContext) => `${envPathOf(context)}/change-windows`;

function logWindows({ timeZone, windows, holidays }: ChangeWindows, log: CommandContext['log']): void {
  log(`Stages begin ${windows.length > 0 ? windowsText(windows) : 'at any time'} (${timeZone}).`);
  if (holidays.length > 0) log(`Except on ${holidays.join(', ')}.`);
}

/** The hours in which stages of rollouts may begin. */
export const windows: CommandEntry = {
  main: {
    summary: 'Show when rollout stages may begin',
    async run(_input, context) {
      const calendar = await context.client.call<ChangeWindows>(windowsPath(context));
      logWindows(calendar, context.log);
      return calendar;
    },
  },
  actions: {
    set: {
      args: '"mon-fri 10:00-18:00"|always',
      summary: 'Set when rollout stages may begin',
      options: ['holidays', 'reason'],
      async run({ words: [text], options }, context) {
        if (text === undefined)
          throw new UsageError(`Missing change windows. ${windowForm} "always" removes them.`);
        const before = await context.client.call<ChangeWindows>(windowsPath(context));
        const { holidays, reason = 'Set on the command line' } = options;
        const body = {
          timeZone: before.timeZone,
          windows: text === 'always' ? [] : readWindows(text),
          holidays: holidays === undefined ? before.holidays : readDates(holidays),
          reason,
        };
        const calendar = await context.client.call<ChangeWindows>(windowsPath(context), {
          method: 'PUT',
          body,
        });
        logWindows(calendar, context.log);
        return calendar;
      },
    },
  },
};

/** A link that marks a browser as staff. */
export const staff: CommandEntry = {
  main: {
    summary: 'Print a link that marks a browser as staff',
    async run(_input, { client, log, environment = usualEnvironment }) {
      const pass = await client.call<StaffPass>(`/staff-passes?env=${environment}`, { method: 'POST' });
      log(`Open this path of the shop before ${pass.until}, in the browser to mark as staff: ${pass.path}`);
      return pass;
    },
  },
};
